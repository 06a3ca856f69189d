import CoreGraphics

/// A handle at an end of the selection, which the user drags to change it.
final class TextHandle: UIView {
  /// The diameter of the knob at the end of a line with the thickness of the caret. Estimated from screenshots of iOS
  /// 13 to 18.
  static let knob: CGFloat = 10
  /// The distance from the knob within which it receives touches.
  private static let reach: CGFloat = 14

  private weak var editor: (any TextEditor)?
  private let isStart: Bool
  private let didEnd: () -> Void

  /// - Parameters:
  ///   - isStart: Whether it is the handle at the start, whose knob is above the text.
  ///   - didEnd: A closure that is called when the user has dragged the handle.
  init(of editor: any TextEditor, isStart: Bool, didEnd: @escaping () -> Void) {
    self.editor = editor
    self.isStart = isStart
    self.didEnd = didEnd
    super.init(frame: .zero)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A handle is not archived") }

  /// Moves the handle to an end of the selection's rectangle, in its superview's coordinates.
  func place(at rect: CGRect, color: UIColor) {
    let x = isStart ? rect.minX : rect.maxX
    let new = CGRect(
      x: x - TextHandle.knob / 2, y: isStart ? rect.minY - TextHandle.knob : rect.minY, width: TextHandle.knob,
      height: rect.height + TextHandle.knob)
    if frame != new || tintColor != color { setNeedsDisplay() }
    frame = new
    tintColor = color
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let knob = TextHandle.knob
    UIBezierPath(
      ovalIn: CGRect(x: 0, y: isStart ? 0 : bounds.height - knob, width: knob, height: knob)
    ).fill()
    UIBezierPath(
      rect: CGRect(
        x: (knob - TextCaret.width) / 2, y: isStart ? knob / 2 : 0, width: TextCaret.width,
        height: bounds.height - knob / 2)
    ).fill()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -TextHandle.reach, dy: 0).contains(point)
  }

  // MARK: - Dragging

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let editor, let touch = touches.first else { return }
    let old = editor.selection
    var (start, end) = (old.location, old.location + old.length)
    // The drag moves the middle of the line, not the knob.
    var point = touch.location(in: editor)
    point.y += isStart ? TextHandle.knob : -TextHandle.knob
    let offset = editor.geometry.offset(nearestTo: point)
    // At least one character remains selected.
    if isStart {
      start = min(offset, editor.units.moved(end, by: -1))
    } else {
      end = max(offset, editor.units.moved(start, by: 1))
    }
    editor.select(editor.valid(NSRange(location: start, length: end - start)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { didEnd() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { didEnd() }
}
