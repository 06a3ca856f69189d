import PreviewProtocol
import PreviewSessions

/// A screen that an agent looks at, and what the agent last saw of it.
package final class AgentScreen {
  let number: Int
  let session: LiveSession
  /// The outline that the agent knows; nil if it knows none.
  var lastOutline: String?
  /// The screen before the last action, for the tool diff.
  var before: LiveCapture?

  init(number: Int, session: LiveSession) {
    self.number = number
    self.session = session
  }

  func capture() throws(SessionError) -> LiveCapture { try session.ask(CaptureQuery()) }

  /// The current outline, which the agent knows from now on.
  func readOutline() throws(SessionError) -> String {
    let text = try session.ask(OutlineQuery()).text
    lastOutline = text
    return text
  }

  /// Reads the outline.
  ///
  /// - Returns: what of it differs from the one that the agent knew; nil if it is the same.
  func readChange() throws(SessionError) -> String? {
    let known = lastOutline
    return OutlineChange.text(from: known, to: try readOutline())
  }
}
