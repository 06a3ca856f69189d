/// What a view adopts whose text can be edited with all that the system's keyboard offers.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; `nil` where the range is not one of this text.
  func text(in range: UITextRange) -> String?

  /// Puts text in the place of a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected; an empty range is a caret. `nil` without either.
  var selectedTextRange: UITextRange? { get set }

  /// Text that is provisional, as while a word of Japanese is being composed; `nil` without such.
  var markedTextRange: UITextRange? { get }

  /// How marked text is drawn; `nil` for the usual way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Puts provisional text in the place of such text, else of the selection.
  ///
  /// - Parameter selectedRange: what is selected then, counted from the beginning of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes provisional text part of the text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position some UTF-16 units away; `nil` where that is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position some characters, or lines, away on the screen; `nil` where that is outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// What hears of changes that the keyboard did not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// What divides the text into words and so on.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the last position of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

  /// Returns the range from a position as far as it goes in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  /// Returns the direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the first rectangle that a range covers.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where the caret stands at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles that a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the character at a point; `nil` beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether text may be put in the place of a range. Optional; the default is `true`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// Returns the attributes of the text at a position. Optional.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  /// Returns the position some UTF-16 units into a range. Optional.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// How many UTF-16 units a position lies within a range. Optional.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  /// The view whose coordinates the rectangles have. Optional; the default is the view itself.
  var textInputView: UIView { get }

  /// At which of two places a caret stands that is both at the end of a line and the beginning of the next. Optional.
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
      fatalError("\(type(of: self)) is no view, and has to implement textInputView of UITextInput")
    }
    return view
  }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set { preconditionOfCaller(false, "\(type(of: self)) doesn't implement selectionAffinity of UITextInput") }
  }
}
