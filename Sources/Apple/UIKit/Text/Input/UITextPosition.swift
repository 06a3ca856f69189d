/// A place between two characters of a text. What it holds is its owner's affair.
///
/// - Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position that says nothing: subclasses add what they need.
  public override init() { super.init() }
}

/// The text between two positions.
///
/// - Source: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range that says nothing: subclasses override the rest.
  public override init() { super.init() }

  /// Whether the range is a mere place.
  ///
  /// - Default: `true`.
  open var isEmpty: Bool { true }

  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}
