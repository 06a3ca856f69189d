import Foundation

/// Something else that can be done with an element, by its name.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What runs when the user chooses an action; it returns whether that worked.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Makes an action.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with an image, which Switch Control shows.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Makes an action whose name has attributes that say how it is spoken.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action whose name has attributes that say how it is spoken, with an image.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

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
}
