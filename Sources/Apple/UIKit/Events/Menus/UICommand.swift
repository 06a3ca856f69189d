/// An entry of a menu that sends a message up the responder chain.
///
/// - Source: developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Creates a command.
  ///
  /// - Parameters:
  ///   - action: the message; its colons say whether it brings the command along.
  ///   - propertyList: something of the app's to tell the command by.
  ///   - alternates: what the command is while modifier keys are held.
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

  /// The words that a menu shows.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  final var actionStorage: Selector?
  /// Who gets the message where a nib says so; otherwise it goes up the responder chain.
  final weak var connectedTarget: NSObject?

  /// The message.
  open var action: Selector { actionStorage ?? "" }

  /// Something of the app's to tell the command by.
  public final let propertyList: Any?

  /// What the command is while modifier keys are held.
  public final let alternates: [UICommandAlternate]

  /// The words that a list of keyboard shortcuts shows.
  open var discoverabilityTitle: String?

  /// How the command looks and behaves in a menu.
  open var attributes: UIMenuElement.Attributes

  /// The check mark.
  open var state: UIMenuElement.State

  /// Who performs the command; `nil` when it does not run.
  open private(set) var sender: Any?

  /// Who performs the command where it is chosen from a responder; `nil` for nobody.
  final func target(from responder: UIResponder?) -> Any? {
    connectedTarget ?? responder?.target(forAction: action, withSender: self)
  }

  /// Sends the message: to a target, or up the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    UserInterface.current.application.sendAction(action, to: target, from: self, for: nil)
    self.sender = outerSender
  }
}
