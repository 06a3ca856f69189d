import ArgumentParser
import ViewHost

/// The command `conformance labels FILE`, for intrinsic sizes of labels and buttons.
struct LabelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Print the intrinsic sizes of labels and system buttons.",
    discussion: """
      Reads the columns \(LabelRow.columns.joined(separator: ", ")). A line has id, width and height in points, or id and
      the reason why the row is unsupported.

      Example:
        conformance labels label-sizes.tsv
      """)

  @Argument(help: "A table with tab-separated cells.", completion: .file(extensions: ["tsv"]))
  var file: String

  func run() throws {
    try MainActor.assumeIsolated {
      // The whole table is read before the first line is written, so that an error in it does not leave an incomplete
      // output.
      let rows = try Table(path: file, columns: LabelRow.columns).rows.map { try LabelRow($0) }
      try ViewHost.checkFonts()
      let ruler = LabelRuler()
      for row in rows {
        do throws(Unsupported) {
          let size = try ruler.measure(row)
          print(JSONLine(id: row.id).with("width", size.width).with("height", size.height).text)
        } catch {
          print(JSONLine(id: row.id).with("unsupported", error.reason).text)
        }
      }
    }
  }
}
