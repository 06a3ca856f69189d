import Foundation
import PreviewProtocol

/// Has a program draw screens, one after the other; a screen that brings it down or never ends costs that screen alone.
///
/// The program tells what it begins and ends in a ``ScreenResultLog``, and goes on behind it when it is started again.
package struct ScreenDrawing: Sendable {
  /// What to run; it gets `--record` and the record's file.
  package var program: SupervisedProgram
  /// What a screen may take; the program ends itself by it.
  package var limit: Duration

  package init(program: SupervisedProgram, limit: Duration = .seconds(60)) {
    self.program = program
    self.limit = limit
  }

  package struct Outcome: Sendable {
    /// How the last run of the program ended.
    package var end: ProgramEnd
    /// Screens by the name under which the program began them.
    package var shown: [String: ScreenResult]
    /// Those that brought it down, in their order.
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
