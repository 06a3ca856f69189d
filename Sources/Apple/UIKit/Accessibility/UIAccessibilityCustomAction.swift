import Foundation

/// Something else that can be done with an element, by its name.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What runs when the user chooses an action; it returns whether that worked.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image, which Switch Control shows.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes that say how it is spoken.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes that say how it is spoken, with an image.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that sends a message.
  ///
  /// - Parameters:
  ///   - target: who gets it. It isn't retained.
  ///   - selector: the message; with a colon it brings the action along. What it returns says whether that worked.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that sends a message.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Who gets the message of ``selector``.
  ///
  /// - Default: `nil`.
  open weak var target: AnyObject?

  /// The message that is sent where there is no ``actionHandler``.
  ///
  /// - Default: the empty one.
  open var selector: Selector = ""

  /// The name that the user hears.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes that say how it is spoken.
  open var attributedName: NSAttributedString

  /// An image for Switch Control.
  open var image: UIImage?

  /// What runs when the user chooses the action.
  open var actionHandler: Handler?

  /// Does what the action is for, as an assistive technology has it done.
  ///
  /// - Returns: whether that worked.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return SelectorTable.send(selector, to: target, [self]) as? Bool ?? true
  }
}
