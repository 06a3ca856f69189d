import ArgumentParser
import Foundation

/// The command `viewcode review`, which displays a report in a browser, where references can be accepted.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Show a report of snapshots in a browser, where references can be accepted.",
    shouldDisplay: false)

  @Argument(help: "The folder of the report.")
  var report: String

  @Option(help: "The folder with the captured screens.")
  var captures: String

  @Option(help: "The folder with the references.")
  var references: String

  @Option(help: "The port. (default: a free one)")
  var port: UInt16 = 0

  func run() throws {
    try ReviewServer(report: report, captures: captures, references: references).run(port: port) { address in
      // `print` would buffer the line, for which a reader of a pipe waits.
      FileHandle.standardOutput.write(Data("Open \(address) and press Control-C to end the review\n".utf8))
    }
  }
}
