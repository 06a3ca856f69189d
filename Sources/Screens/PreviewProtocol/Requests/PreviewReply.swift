/// A program's answer to a ``PreviewRequest``.
package enum PreviewReply<Response: Codable & Sendable>: Codable, Sendable {
  case response(Response)
  /// The request can't be fulfilled. The text says why, and what to do about it. The program goes on.
  case refused(String)
}
