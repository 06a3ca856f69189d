/// What a command is while modifier keys are held.
///
/// - Source: developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The words that the menu then shows.
  public final let title: String
  /// The message that is then sent.
  public final let action: Selector
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
