/// An alternative of a command while modifier keys are held.
///
/// - Source: developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the alternative.
  public final let title: String
  /// The action of the alternative.
  public final let action: Selector
  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
