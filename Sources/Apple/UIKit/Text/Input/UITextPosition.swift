/// A position between two characters of a text. Its value is defined by subclasses.
///
/// - Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates an empty position, for subclasses.
  public override init() { super.init() }
}

/// A range of text between two positions.
///
/// - Source: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates an empty range, for subclasses.
  public override init() { super.init() }

  /// Whether the range is empty.
  ///
  /// - Default: `true`.
  open var isEmpty: Bool { true }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}
