import Foundation

/// A tokenizer that divides the text of a text input into characters, words, sentences and paragraphs, independently of
/// its layout.
///
/// Each call reads the whole text and takes time in proportion to its length.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  /// Creates a tokenizer for the text of a view, which it doesn't retain.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, offset, isForward) = place(of: position, direction) else { return nil }
    let index = isForward ? offset : offset - 1
    return unit(granularity, at: index, of: input).flatMap { range($0, of: input) }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (input, offset, isForward) = place(of: position, direction) else { return false }
    // A unit ends here in the forward direction and begins here in the backward direction.
    let range = unit(granularity, at: isForward ? offset - 1 : offset, of: input)
    return range.map { (isForward ? $0.location + $0.length : $0.location) == offset } ?? false
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, offset, isForward) = place(of: position, direction) else { return nil }
    let length = text(of: input).length
    var index = isForward ? offset : offset - 1
    while index >= 0, index < length {
      if let range = unit(granularity, at: index, of: input) {
        return input.position(
          from: input.beginningOfDocument, offset: isForward ? range.location + range.length : range.location)
      }
      index += isForward ? 1 : -1
    }
    return nil
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (input, offset, isForward) = place(of: position, direction) else { return false }
    return unit(granularity, at: isForward ? offset : offset - 1, of: input) != nil
  }

  private func text(of input: any UITextInput) -> NSString {
    let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return NSString(string: range.flatMap { input.text(in: $0) } ?? "")
  }

  private func unit(_ granularity: UITextGranularity, at index: Int, of input: any UITextInput) -> NSRange? {
    if granularity == .line, let editor = input as? any TextEditor, index >= 0,
      let line = editor.geometry.line(at: index)
    {
      return editor.geometry.range(ofLine: line)
    }
    return TextUnits(text: text(of: input)).range(of: granularity, at: index)
  }

  /// Right and down count as forward, since the text determines their meaning on the screen.
  private func place(
    of position: UITextPosition, _ direction: UITextDirection
  ) -> (input: any UITextInput, offset: Int, isForward: Bool)? {
    guard let input = textInput else { return nil }
    let isForward = [
      UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
      UITextLayoutDirection.down.rawValue,
    ].contains(direction.rawValue)
    return (input, input.offset(from: input.beginningOfDocument, to: position), isForward)
  }

  private func range(_ range: NSRange, of input: any UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}
