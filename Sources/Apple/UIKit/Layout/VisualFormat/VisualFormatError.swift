/// An error in a visual format string with its position.
struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// The position in the format, in characters from 0.
  let column: Int

  /// The message in UIKit's format: the reason, the format, and an arrow below the position.
  var message: String {
    """
    Unable to parse constraint format:
    \(reason)
    \(format)
    \(String(repeating: " ", count: column))^
    """
  }
}
