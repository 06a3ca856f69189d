/// The methods of a view with fully editable text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` if the range doesn't belong to this text.
  func text(in range: UITextRange) -> String?

  /// Replaces a range with text, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection, whose range is empty for a caret; `nil` without either.
  var selectedTextRange: UITextRange? { get set }

  /// The range of marked (provisional) text, such as a Japanese word during its composition; `nil` if there is none.
  var markedTextRange: UITextRange? { get }

  /// The style of marked text; `nil` for the default.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Replaces the marked text, or else the selection, with marked text.
  ///
  /// - Parameter selectedRange: The new selection, relative to the beginning of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Turns the marked text into regular text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at an offset in UTF-16 units; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a number of characters or lines in a direction on the screen; `nil` outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate that is notified of changes that the keyboard didn't make.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// The tokenizer, which divides the text into units such as words.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the last position of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

  /// Returns the range from a position to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  /// Returns the direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the first rectangle that a range covers.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the caret's rectangle at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles that a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the character at a point; `nil` outside of the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether text may replace a range. Optional; the default is `true`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// Returns the attributes of the text at a position. Optional.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  /// Returns the position at an offset in UTF-16 units into a range. Optional.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// Returns the offset of a position within a range in UTF-16 units. Optional.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  /// The view in whose coordinate system the rectangles are. Optional; the default is the view itself.
  var textInputView: UIView { get }

  /// The line on which the caret is displayed at a position between two lines. Optional.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public var textInputView: UIView {
    guard let view = self as? UIView else {
      fatalError("\(type(of: self)) is not a view, so it must implement textInputView of UITextInput")
    }
    return view
  }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set { preconditionOfCaller(false, "\(type(of: self)) doesn't implement selectionAffinity of UITextInput") }
  }
}
