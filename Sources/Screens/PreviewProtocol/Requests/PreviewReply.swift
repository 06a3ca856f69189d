/// The reply of a program to a ``PreviewRequest``.
package enum PreviewReply<Response: Codable & Sendable>: Codable, Sendable {
  case response(Response)
  /// The request can't be fulfilled. The text contains the reason and a possible fix. The program continues.
  case refused(String)
}
