/// An action with a closure, a title and an image, for a button or a menu.
///
/// - Source: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf, @preconcurrency NSCopying {
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action; `nil` for a unique one.
  ///   - handler: The closure of the action.
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

  /// The title in a menu or in a button that is created with the action. A button doesn't follow later changes.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image beside the title. A button doesn't follow later changes.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The identifier of the action.
  public final let identifier: UIAction.Identifier

  /// The title in a list of keyboard shortcuts.
  ///
  /// - Default: `nil`.
  open var discoverabilityTitle: String?

  /// The appearance and behavior of the action in a menu.
  ///
  /// - Default: none.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action's check mark in a menu.
  ///
  /// - Default: `.off`.
  open var state: UIMenuElement.State

  /// The object that performs the action, such as a control; `nil` while the handler isn't running.
  open private(set) var sender: Any?

  /// Calls the handler with ``sender`` set. The target has no effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }

  /// Returns a copy with the same identifier and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    copy.adoptMenuSettings(of: self)
    return copy
  }

  /// Returns a unique identifier. It has a number rather than UUIDs as in UIKit, so that every run has the same result.
  private static func makeIdentifier() -> UIAction.Identifier {
    UIAction.Identifier("com.apple.action.dynamic.\(IDGenerator.next())")
  }
}

/// The closure of an action. It gets the action, whose `sender` is the object that performs it.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (_ action: UIAction) -> Void

extension UIAction {
  /// The identifier of an action; see `UIControl.addAction(_:for:)`.
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
