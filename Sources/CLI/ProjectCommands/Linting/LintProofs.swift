import Foundation
import ProjectBuilding
import ToolSupport
import ViewCodeLint

/// Makes a project's program sweep its screens, for findings that screens prove.
struct LintProofs {
  let session: ProjectSession
  /// The kinds of defects that the active rules use.
  let kinds: [String]
  /// The folder for pictures of the defects, or nil for no pictures.
  let pictures: URL?

  /// The number of points between widths. A large step is sufficient, because the exact ends of ranges do not matter
  /// here.
  private static let step = 16

  /// Builds the project and sweeps all of its screens.
  func sweep() throws -> SweptDefects {
    let program = try session.build()
    let file = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var supervised = program.supervised(
      "sweep",
      ["--json", "--step", "\(LintProofs.step)"] + kinds.flatMap { ["--kind", $0] }
        + (pictures.map { ["--pictures", $0.path(percentEncoded: false)] } ?? []))
    supervised.outputFile = file.path(percentEncoded: false)
    var drawing = program.drawing(supervised)
    drawing.limit = program.limits.time(or: 600)
    let outcome = try CommandFailure.of(.program) { try drawing.run() }
    // The status is 1 for defects, and 5 for a program without screens.
    if outcome.end.isCrash { try outcome.end.check() }
    if outcome.end.status == CommandFailure.Status.unknownName.rawValue {
      return try SweptDefects(Data("{\"screens\":[]}".utf8))
    }
    if ![0, 1].contains(outcome.end.status) { try outcome.end.check() }
    return try LintProofs.defects(in: file)
  }

  /// Reads the output of a sweep, which may follow output of the app.
  static func defects(in file: URL) throws -> SweptDefects {
    guard let data = try? Data(contentsOf: file) else {
      throw CommandFailure.unreadable(file.path(percentEncoded: false))
    }
    let start = data.range(of: Data("\n{\n".utf8), options: .backwards)?.lowerBound ?? data.startIndex
    return try CommandFailure.of(.input) { try SweptDefects(data[start...]) }
  }
}
