/// What is wrong with a visual format string, and where.
struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// Where in the format, counted in characters from 0.
  let column: Int

  /// The message in UIKit's form: the reason, the format, and an arrow below the place.
  var message: String {
    """
    Unable to parse constraint format:
    \(reason)
    \(format)
    \(String(repeating: " ", count: column))^
    """
  }
}
