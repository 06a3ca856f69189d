/// A menu entry that sends an action up the responder chain.
///
/// - Source: developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Creates a command.
  ///
  /// - Parameters:
  ///   - action: The action; with a colon, it gets the command.
  ///   - propertyList: Custom data of the app.
  ///   - alternates: The alternatives while modifier keys are held.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    actionStorage = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The title in a menu.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  final var actionStorage: Selector?
  /// The target that a nib sets; otherwise the action is sent up the responder chain.
  final weak var connectedTarget: NSObject?

  /// The action.
  open var action: Selector { actionStorage ?? "" }

  /// Custom data of the app.
  public final let propertyList: Any?

  /// The alternatives while modifier keys are held.
  public final let alternates: [UICommandAlternate]

  /// The title in a list of keyboard shortcuts.
  open var discoverabilityTitle: String?

  /// The appearance and behavior of the command in a menu.
  open var attributes: UIMenuElement.Attributes

  /// The state of the check mark.
  open var state: UIMenuElement.State

  /// The object that performs the command; `nil` while it isn't running.
  open private(set) var sender: Any?

  /// Returns the object that performs the command when it is chosen from a responder; `nil` if there is none.
  final func target(from responder: UIResponder?) -> Any? {
    connectedTarget ?? responder?.target(forAction: action, withSender: self)
  }

  /// Sends the action to a target or up the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    UserInterface.current.application.sendAction(action, to: target, from: self, for: nil)
    self.sender = outerSender
  }
}
