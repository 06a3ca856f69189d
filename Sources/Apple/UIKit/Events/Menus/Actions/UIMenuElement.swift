/// An entry of a menu, the base class of ``UIAction`` and ``UIMenu``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var titleStorage: String
  final var imageStorage: UIImage?

  /// The title in a menu or in a button that is created with the element.
  open var title: String { titleStorage }

  /// The text below the title.
  ///
  /// - Default: `nil`.
  open var subtitle: String?

  /// The image beside the title.
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

  /// Sets the properties that initializers omit.
  final func adoptMenuSettings(of other: UIMenuElement) {
    preferredImageVisibility = other.preferredImageVisibility
    highlightStateUpdateHandler = other.highlightStateUpdateHandler
  }

  @usableFromInline
  init(title: String, subtitle: String?, image: UIImage?) {
    self.titleStorage = title
    self.subtitle = subtitle
    self.imageStorage = image
    super.init()
  }

  /// Tells the object that it was loaded from a nib or storyboard and all its outlets are set. The default does
  /// nothing.
  open func awakeFromNib() {}
}

extension UIMenuElement {
  /// The appearance and behavior of a menu entry.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entry can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry performs a destructive action and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry isn't displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains open after the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether the image of a menu element is visible.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/imagevisibility
  public enum ImageVisibility: Int, Sendable {
    /// The system and the kind of menu decide.
    case automatic = 0
    /// The image is hidden, even in menus that show images.
    case hidden = 1
    /// The image is visible, even in menus that show none.
    case visible = 2
  }

  /// The state of a menu entry's check mark.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// The entry is on for a part of its items.
    case mixed = 2
  }
}

extension UIMenuElement: UIAccessibilityIdentification {
  /// The identifier by which tests and tools find the element's view. It is never read to users.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
