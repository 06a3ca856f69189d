/// The methods that divide the text of a text input into units.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position; at a boundary, the one in the direction. `nil` if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a position is a boundary of a unit: its start in the backward direction, or its end in the forward
  /// direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next boundary after a position in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Returns whether a position is within a unit or at its boundary with the unit in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
