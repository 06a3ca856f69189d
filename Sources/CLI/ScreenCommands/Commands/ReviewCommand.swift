import ArgumentParser
import Foundation

/// The command `viewcode review`, which displays a report in a browser, where references can be accepted.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Show a report of snapshots in a browser, and accept from there.",
    shouldDisplay: false)

  @Argument(help: "The folder of the report.")
  var report: String

  @Option(help: "The folder with what was captured.")
  var captures: String

  @Option(help: "The folder with the references.")
  var references: String

  @Option(help: "The port. Default: one that is free.")
  var port: UInt16 = 0

  func run() throws {
    try ReviewServer(report: report, captures: captures, references: references).run(port: port) { address in
      // `print` would buffer the line, for which a reader of a pipe waits.
      FileHandle.standardOutput.write(Data("Open \(address) and end this with Control-C\n".utf8))
    }
  }
}
