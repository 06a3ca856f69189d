import Foundation

/// The base class of ``UIBarButtonItem`` and ``UITabBarItem``, which bars display.
///
/// - Source: developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, AppearanceCustomizable {
  /// The bar or navigation item that displays the item.
  final weak var owner: (any BarItemOwner)? {
    didSet { adoptAppearance() }
  }
  private final var textAttributes = AppearanceValues<UIControl.State, [NSAttributedString.Key: Any]>()
  final var appearanceMarks: AppearanceMarks = []

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    tag = coder.decodeInteger(forKey: "UITag")
    if coder.containsValue(forKey: "UIEnabled") { isEnabled = coder.decodeBool(forKey: "UIEnabled") }
    coder.decodePart(UIBarItem.self, of: self)
  }

  /// Called after the item was created from a nib or storyboard and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  /// Encodes the title, the tag and whether the item is enabled, without images.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
    coder.encode(isEnabled, forKey: "UIEnabled")
  }

  /// Whether the item responds to taps.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// The title.
  ///
  /// - Default: `nil`.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The image. It is drawn in the tint color, unless its rendering mode prevents this.
  ///
  /// - Default: `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemDidChange() } }
  }

  /// The image in the compact bar of a phone in landscape; without it, ``image`` is displayed.
  ///
  /// - Default: `nil`.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
  }

  /// The image in the panel that iOS displays for long presses at the largest text sizes. It is stored without effect,
  /// because there is no such panel here.
  ///
  /// - Default: `nil`.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image, in points.
  ///
  /// - Default: zero.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// The insets of ``landscapeImagePhone``.
  ///
  /// - Default: zero.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
  }

  /// The insets of ``largeContentSizeImage``, which is not displayed here.
  ///
  /// - Default: zero.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero

  /// A number with which the app identifies the item.
  ///
  /// - Default: 0.
  open var tag: Int = 0

  /// Sets the attributes of the title in a state. They take precedence over those of the bar's appearance.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    itemDidChange()
  }

  /// Returns the attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  // MARK: - Appearance

  class var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty(\UIBarItem.textAttributes) { $0.itemDidChange() }]
  }

  /// Applies the values of the proxies of the item's class, if its bar is in a window.
  final func adoptAppearance() {
    guard AppearanceProxies.current.areUsed, let bar = owner?.barOfItems, bar.window != nil else { return }
    AppearanceProxies.current.apply(to: self, in: bar, traits: bar.traitCollection)
  }

  /// Updates the item in its bar.
  final func itemDidChange() {
    owner?.barItemDidChange(self)
  }
}

/// An object that displays items and is notified of their changes.
@MainActor
protocol BarItemOwner: AnyObject {
  func barItemDidChange(_ item: UIBarItem)

  /// The bar that displays the items.
  var barOfItems: UIView? { get }
}

extension BarItemOwner where Self: UIView {
  var barOfItems: UIView? { self }
}

extension UIBarItem: UIAppearance {
  /// Returns a proxy for all instances of the class. Its values apply to instances that a bar in a window displays
  /// later.
  public final class func appearance() -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: nil)
  }

  /// Returns a proxy for items of bars inside containers, with the innermost container's class first.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: nil)
  }

  /// Returns a proxy for items of bars in environments with given traits.
  public final class func appearance(for trait: UITraitCollection) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: trait)
  }

  /// Returns a proxy for items of bars inside containers, in environments with given traits.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: trait)
  }
}

extension UIBarItem: UIAccessibilityIdentification {
  /// A name with which tests and tools find the item's view. It is not read to users.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
