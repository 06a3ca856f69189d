import ArgumentParser
import ViewHost

/// The command `conformance layout FILE`, for frames and insets of views that a table describes in words.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Build the views that a table describes in words, and print their frames.",
    discussion: """
      Reads the columns \(LayoutRow.columns.joined(separator: ", ")). A line has id and "frames", each x, y, width and
      height in points, or "values" if a row requests other numbers (insets are top, left, bottom, right), or the
      reason why the row is unsupported. Only known forms of descriptions are supported.

      Example:
        conformance layout layout-frames.tsv
      """)

  @Argument(help: "A table with tab-separated cells.", completion: .file(extensions: ["tsv"]))
  var file: String

  func run() throws {
    try MainActor.assumeIsolated {
      let rows = try Table(path: file, columns: LayoutRow.columns).rows.map { LayoutRow($0) }
      try ViewHost.checkFonts()
      for row in rows {
        let line = JSONLine(id: row.id)
        do throws(Unsupported) {
          switch try LayoutPatterns.measure(row.setup) {
          case .frames(let frames): print(line.with("frames", frames).text)
          case .values(let values): print(line.with("values", values).text)
          }
        } catch {
          print(line.with("unsupported", error.reason).text)
        }
      }
    }
  }
}
