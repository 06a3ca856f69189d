/// A place between two characters of a text. What it holds is its owner's affair.
///
/// - Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A position that says nothing: subclasses add what they need.
  public override init() { super.init() }
}
