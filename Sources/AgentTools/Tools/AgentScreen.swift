import PreviewSessions
import ScreenMessages

/// A screen that an agent looks at, with what it was told of it last.
final class AgentScreen {
  let number: Int
  let session: LiveSession
  /// The outline as the agent knows it.
  var lastOutline: String?
  /// What `diff` compares with.
  var before: Snapshot?

  /// A screen at a moment.
  struct Snapshot {
    var outline: String
    var views: String
    var picture: [UInt8]
  }

  init(number: Int, session: LiveSession) {
    self.number = number
    self.session = session
  }

  func snapshot() throws -> Snapshot {
    let views = try session.ask(.outline(isFull: true)).response.text ?? ""
    let outline = try session.ask(.outline(isFull: false)).response.text ?? ""
    return Snapshot(outline: outline, views: views, picture: try session.ask(.picture(scale: 1, hasMarks: false)).payload)
  }
}
