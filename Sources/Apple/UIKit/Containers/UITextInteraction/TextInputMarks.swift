import CoreGraphics

/// The caret and selection highlight of text that an app draws itself. Text inputs don't report changes by typing, so
/// the marks are positioned before each frame.
@MainActor
final class TextInputMarks: ClockDriven {
  weak var input: (any UIResponder & UITextInput)? {
    didSet { if input !== oldValue { remove() } }
  }

  private let caret = TextCaret(frame: .zero)
  private var highlights: [UIView] = []

  func follow() { ClockDrivenViews.add(self) }

  func remove() {
    caret.removeFromSuperview()
    highlight([], in: nil)
  }

  func frameWillBeMade() {
    guard let input, input.isFirstResponder, let range = input.selectedTextRange else { return remove() }
    let view = input.textInputView
    guard range.isEmpty else {
      caret.removeFromSuperview()
      return highlight(input.selectionRects(for: range).map(\.rect), in: view)
    }
    highlight([], in: nil)
    let place = input.caretRect(for: range.start)
    if caret.superview !== view { view.addSubview(caret) }
    if caret.frame != place { caret.place(place, color: view.tintColor) } else { caret.blink() }
  }

  private func highlight(_ rects: [CGRect], in view: UIView?) {
    for old in highlights.dropFirst(rects.count) { old.removeFromSuperview() }
    highlights = Array(highlights.prefix(rects.count))
    for (index, rect) in rects.enumerated() {
      if index == highlights.count {
        let mark = UIView()
        mark.isUserInteractionEnabled = false
        highlights.append(mark)
      }
      let mark = highlights[index]
      mark.frame = rect
      mark.backgroundColor = view?.tintColor.withAlphaComponent(TextSelectionLooks.alpha)
      if mark.superview !== view { view?.addSubview(mark) }
    }
  }
}
