/// An entry of a menu: the base class of ``UIAction`` and ``UIMenu``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var titleStorage: String
  final var imageStorage: UIImage?

  /// The words that a menu, or a button made with the element, shows.
  open var title: String { titleStorage }

  /// More words under the title.
  ///
  /// - Default: `nil`.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { imageStorage }

  /// Whether a menu shows the picture.
  ///
  /// - Default: `.automatic`, with which it does.
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/preferredimagevisibility
  open var preferredImageVisibility: ImageVisibility = .automatic

  /// Runs when the entry of a menu gets under a finger or pointer, with `true`, and when that leaves it, with `false`.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/highlightstateupdatehandler
  open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)?

  /// The picture in a menu whose entries have titles.
  final var shownMenuImage: UIImage? { preferredImageVisibility == .hidden ? nil : image }

  /// Takes over what initializers leave out.
  final func adoptMenuSettings(of other: UIMenuElement) {
    preferredImageVisibility = other.preferredImageVisibility
    highlightStateUpdateHandler = other.highlightStateUpdateHandler
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.titleStorage = title
    self.subtitle = subtitle
    self.imageStorage = image
    super.init()
  }

  /// The object has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}
}

extension UIMenuElement {
  /// How a menu's entry looks and behaves.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing the entry destroys something: it is drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is left out of the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the entry leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether the picture of a menu's entry is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/imagevisibility
  public enum ImageVisibility: Int, Sendable {
    /// As the system and the kind of menu have it.
    case automatic = 0
    /// Not shown, also where pictures are.
    case hidden = 1
    /// Shown, also where pictures are not.
    case visible = 2
  }

  /// The check mark of a menu's entry.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// Some of what the entry stands for is on.
    case mixed = 2
  }
}

extension UIMenuElement: UIAccessibilityIdentification {
  /// A name that tests and tools find the element's view by; users never hear it.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
