/// Nothing on the screen takes text.
public struct TypingError: Error, CustomStringConvertible, Equatable {
  /// What has the keyboard, if anything.
  public let firstResponder: String?

  public var description: String {
    firstResponder.map { "\($0) is the first responder, and takes no text" }
      ?? "No view is the first responder: tap a text field first"
  }
}
