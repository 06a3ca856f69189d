/// Something to do, in a closure, with a title and a picture for the button or menu that offers it.
///
/// - Source: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf, @preconcurrency NSCopying {
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - identifier: the name that tells actions apart; `nil` makes one that no other action of this run has.
  ///   - handler: what the action does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? UIAction.makeIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The words that a menu, or a button made with the action, shows. A button does not follow later changes.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The picture beside the title. A button does not follow later changes.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The name that tells actions apart.
  public final let identifier: UIAction.Identifier

  /// The words that a list of keyboard shortcuts shows.
  ///
  /// - Default: `nil`.
  open var discoverabilityTitle: String?

  /// How the action looks and behaves in a menu.
  ///
  /// - Default: none.
  open var attributes: UIMenuElement.Attributes

  /// The action's check mark in a menu.
  ///
  /// - Default: `.off`.
  open var state: UIMenuElement.State

  /// The control or other object that performs the action; `nil` when the handler does not run.
  open private(set) var sender: Any?

  /// Runs the handler with ``sender`` set. The target is of no use to an action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }

  /// A copy with the same identifier and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    copy.adoptMenuSettings(of: self)
    return copy
  }

  /// Numbers, where UIKit takes UUIDs: a run comes out the same every time.
  private static func makeIdentifier() -> UIAction.Identifier {
    UIAction.Identifier("com.apple.action.dynamic.\(IDGenerator.next())")
  }
}

/// What an action does. It gets the action, whose `sender` says where it came from.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (_ action: UIAction) -> Void

extension UIAction {
  /// The name that tells actions apart; see `UIControl.addAction(_:for:)`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
