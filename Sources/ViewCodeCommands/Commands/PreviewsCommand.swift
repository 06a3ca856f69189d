import ArgumentParser
import ViewHost

/// `viewcode previews`: what there is to look at.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "List the previews.",
    discussion: """
      One line each: name, module, file and line.

      Example:
        viewcode previews
      """)

  func run() throws {
    try MainActor.assumeIsolated {
      let previews = HostedPreview.all
      if previews.isEmpty { throw CommandFailure("no module of this program declares a #Preview") }
      let width = previews.map { $0.name.count }.max() ?? 0
      for preview in previews {
        let padding = String(repeating: " ", count: width - preview.name.count)
        print("\(preview.name)\(padding)  \(preview.fileID):\(preview.line)")
      }
    }
  }
}
