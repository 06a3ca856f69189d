import Foundation
import PreviewProtocol

/// Runs a program that draws screens, one after another. A screen that crashes the program or never finishes does not
/// affect other screens.
///
/// The program records the start and end of each screen in a ``ScreenResultLog``, and continues with the next screen
/// when it is started again.
package struct ScreenDrawing: Sendable {
  /// The program to run. It gets the argument `--record` with the path of the log.
  package var program: SupervisedProgram
  /// The time limit of a screen, which the program enforces itself.
  package var limit: Duration

  package init(program: SupervisedProgram, limit: Duration = .seconds(60)) {
    self.program = program
    self.limit = limit
  }

  package struct Outcome: Sendable {
    /// The end of the last run of the program.
    package var end: ProgramEnd
    /// The results of the screens, by the name with which the program began them.
    package var shown: [String: ScreenResult]
    /// The screens that crashed the program, in their order.
    package var lost: [(screen: String, reason: String)]
  }

  package func run() throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = ScreenResultLog(file: folder.appending(path: "record"))
    var program = program
    program.arguments += [
      "--record", record.file.path(percentEncoded: false), "--screen-limit", "\(limit.components.seconds)",
    ]
    var lost: [(screen: String, reason: String)] = []
    while true {
      let end = try program.run()
      var contents = record.contents()
      guard end.isCrash || !end.succeeded, let screen = contents.unfinished else {
        return Outcome(end: end, shown: contents.shown, lost: lost)
      }
      let reason = end.reason(limit: limit)
      lost.append((screen, end.account(limit: limit)))
      try record.end(screen, .notDrawn(reason))
      contents.shown[screen] = .notDrawn(reason)
    }
  }
}
