import ArgumentParser
import ViewHost

/// The command `conformance controls FILE`, for sizes and defaults of controls.
struct ControlsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "controls",
    abstract: "Print the sizes and defaults of the controls in a table.",
    discussion: """
      Reads the columns \(ControlRow.columns.joined(separator: ", ")). A line has the number of the table's line as id, \
      control and metric, and "values" in points (1 is true, 0 false) or "text", or the reason why the row is \
      unsupported. Rows of an era that ended before iOS 13 or began after iOS 18 are: controls look otherwise there.

      Example:
        conformance controls control-metrics.tsv
      """)

  @Argument(help: "A table with tab-separated cells.", completion: .file(extensions: ["tsv"]))
  var file: String

  func run() throws {
    try MainActor.assumeIsolated {
      let rows = try Table(path: file, columns: ControlRow.columns, key: nil).rows.map { ControlRow($0) }
      try ViewHost.checkFonts()
      for row in rows {
        let line = JSONLine(id: row.id).with("control", row.control).with("metric", row.metric)
        do throws(Unsupported) {
          switch try ControlMetrics.measure(row) {
          case .values(let values): print(line.with("values", values).text)
          case .text(let text): print(line.with("text", text).text)
          }
        } catch {
          print(line.with("unsupported", error.reason).text)
        }
      }
    }
  }
}
