import Foundation

/// A custom action of an element, with a name.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure of an action, which returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image for Switch Control.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes for speech.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image, whose name has attributes for speech.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that sends a message.
  ///
  /// - Parameters:
  ///   - target: The target. It isn't retained.
  ///   - selector: The message; with a colon, it gets the action. Its result is whether it succeeded.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = ClassReceiver.object(of: target)
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that sends a message.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = ClassReceiver.object(of: target)
    self.selector = selector
    super.init()
  }

  /// The target of ``selector``.
  ///
  /// - Default: `nil`.
  open weak var target: AnyObject?

  /// The message that is sent if there is no ``actionHandler``.
  ///
  /// - Default: empty.
  open var selector: Selector = ""

  /// The spoken name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes for speech.
  open var attributedName: NSAttributedString

  /// An image for Switch Control.
  open var image: UIImage?

  /// The closure that is called when the user chooses the action.
  open var actionHandler: Handler?

  /// Performs the action for an assistive technology.
  ///
  /// - Returns: Whether it succeeded.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return SelectorTable.send(selector, to: target, [self]) as? Bool ?? true
  }
}
