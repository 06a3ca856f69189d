import Foundation
import QuartzCore

/// The blinking caret at which text is inserted.
final class TextCaret: UIView {
  static let width: CGFloat = 2

  /// The tools that are displayed in place of the caret while text is selected.
  var tools: TextSelectionTools?

  /// The period of the blinking, in seconds. The caret is visible for its first half.
  private static let period: CFTimeInterval = 1

  /// The time of the last move, after which the caret remains visible for a moment.
  private var movedAt: CFTimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TextCaret.width / 2
  }

  required init?(coder: NSCoder) { fatalError("A caret is not archived") }

  /// Moves the caret to a rectangle in its superview's coordinates and shows it.
  func place(_ rect: CGRect, color: UIColor) {
    movedAt = AppHost.current.clock.now
    frame = rect
    backgroundColor = color
    isHidden = false
  }

  /// Shows or hides the caret depending on the time.
  func blink() {
    let phase = (AppHost.current.clock.now - movedAt).truncatingRemainder(dividingBy: TextCaret.period)
    let shouldHide = phase >= TextCaret.period / 2
    if isHidden != shouldHide { isHidden = shouldHide }
  }
}
