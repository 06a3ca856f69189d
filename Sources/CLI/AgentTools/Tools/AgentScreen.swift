import Foundation
import PreviewSessions
import PreviewProtocol

/// A screen that an agent looks at, with what it was told of it last.
final class AgentScreen {
  let number: Int
  let session: LiveSession
  /// The outline as the agent knows it.
  var lastOutline: String?
  /// What `diff` compares with: the screen before the last thing that was done with it.
  var before: LiveCapture?

  init(number: Int, session: LiveSession) {
    self.number = number
    self.session = session
  }

  func capture() throws -> LiveCapture {
    let (response, payload) = try session.ask(.capture)
    return LiveCapture(tree: response.text, picture: Data(payload))
  }
}
