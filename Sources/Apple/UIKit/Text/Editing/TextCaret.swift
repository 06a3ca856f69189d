import Foundation
import QuartzCore

/// The blinking line at which typed text goes in.
final class TextCaret: UIView {
  static let width: CGFloat = 2

  /// What is shown in its place where something is selected.
  var tools: TextSelectionTools?

  /// Seconds from one appearance to the next; it is seen for the first half of them.
  private static let period: CFTimeInterval = 1

  /// When it last moved: it does not blink away at once.
  private var movedAt: CFTimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TextCaret.width / 2
  }

  required init?(coder: NSCoder) { fatalError("A caret is not archived") }

  /// Puts the caret at a place, in its superview's coordinates, in sight.
  func place(_ rect: CGRect, color: UIColor) {
    movedAt = AppHost.current.clock.now
    frame = rect
    backgroundColor = color
    isHidden = false
  }

  /// Shows or hides the caret as the clock has it.
  func blink() {
    let phase = (AppHost.current.clock.now - movedAt).truncatingRemainder(dividingBy: TextCaret.period)
    let shouldHide = phase >= TextCaret.period / 2
    if isHidden != shouldHide { isHidden = shouldHide }
  }
}
