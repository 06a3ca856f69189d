/// A rectangle of a selection, for a segment of a line.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle, for subclasses.
  public override init() { super.init() }

  /// The rectangle in the coordinates of the text input view.
  open var rect: CGRect { .null }

  /// The direction of its text.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }

  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }

  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }

  /// The transform from the text input view's coordinates; the identity.
  open var transform: CGAffineTransform { .identity }
}
