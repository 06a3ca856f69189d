import Foundation
import PreviewProtocol
import PreviewSessions

/// A tool that compares a screen with an earlier state of it, an image file, or another revision.
struct DiffTool: AgentTool {
  /// The maximum size of an image file in bytes.
  private static let maxPictureSize = 20 << 20

  let description = ToolDescription(
    "diff", "Compare the screen with an earlier state: moved, resized and changed views by name, and a picture.",
    .init("with", "string", "PNG file or Git revision; default: before the last step or reload"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let screen = try session.current(arguments)
    let before: LiveCapture
    let name: String
    if let with = try arguments.string("with"), !with.isEmpty {
      name = with
      before =
        with.lowercased().hasSuffix(".png")
        ? try picture(with, below: session.snapshot?.root) : try capture(of: with, as: screen, in: session)
    } else if let last = screen.before {
      (before, name) = (last, "the state before the last step")
    } else {
      throw ToolError.noEarlierState
    }
    let difference = try screen.session.ask(CompareQuery(with: before))
    return ToolAnswer(
      session.finished("compared with \(name):\n\(difference.text)", screen), picture: difference.picture?.bytes)
  }

  private func picture(_ name: String, below root: String?) throws -> LiveCapture {
    let path = name.hasPrefix("/") ? name : "\(root ?? ".")/\(name)"
    guard let data = FileManager.default.contents(atPath: path), data.count <= DiffTool.maxPictureSize else {
      throw ToolError.unreadable(name, maxSize: DiffTool.maxPictureSize)
    }
    return LiveCapture(tree: nil, picture: Attachment([UInt8](data)))
  }

  /// Returns a capture of the same screen in another revision, after the same events.
  private func capture(
    of revision: String, as screen: AgentScreen, in session: AgentSession
  ) throws -> LiveCapture {
    guard let revisions = session.revisions else {
      throw ToolError.noRepository(for: revision)
    }
    let build = try revisions.build(revision)
    guard build.program != nil else {
      throw ToolError.noBuild(of: revision, errors: build.errorText(below: nil))
    }
    let other = LiveSession(
      showing: screen.session.choice, events: screen.session.events, limits: session.limits)
    defer { other.end() }
    let replay = try other.start(build)
    if let words = replay.description { throw ToolError.noReplay(in: revision, words) }
    return try other.ask(CaptureQuery())
  }
}
