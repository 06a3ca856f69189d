/// A rectangle of a selection: one for each stretch of a line.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle that says nothing: subclasses override the rest.
  public override init() { super.init() }

  /// Where the rectangle lies, in the text input view's coordinates.
  open var rect: CGRect { .null }

  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }

  /// The transform from the text input view's coordinates; the identity.
  open var transform: CGAffineTransform { .identity }
}
