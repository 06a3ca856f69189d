import PreviewProtocol
import PreviewSessions

/// A screen that an agent works with, and the agent's last view of it.
package final class AgentScreen {
  let number: Int
  let session: LiveSession
  /// The outline that the agent has received, or nil if it has received none.
  var lastOutline: String?
  /// The screen before the last action, for the diff tool.
  var before: LiveCapture?

  init(number: Int, session: LiveSession) {
    self.number = number
    self.session = session
  }

  func capture() throws(SessionError) -> LiveCapture { try session.ask(CaptureQuery()) }

  /// Returns the current outline, and records that the agent has received it.
  func readOutline() throws(SessionError) -> String {
    let text = try session.ask(OutlineQuery()).text
    lastOutline = text
    return text
  }

  /// Reads the outline, and records that the agent has received it.
  ///
  /// - Returns: The differences from the previous outline, or nil if there are none.
  func readChange() throws(SessionError) -> String? {
    let known = lastOutline
    return OutlineChange.text(from: known, to: try readOutline())
  }
}
