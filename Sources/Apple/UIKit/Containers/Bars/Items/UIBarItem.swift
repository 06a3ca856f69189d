import Foundation

/// What bars show: the base class of ``UIBarButtonItem`` and ``UITabBarItem``.
///
/// - Source: developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, AppearanceCustomizable {
  /// The bar, or the navigation item, that shows the item.
  final weak var owner: (any BarItemOwner)? {
    didSet { adoptAppearance() }
  }
  private final var textAttributes = AppearanceValues<UIControl.State, [NSAttributedString.Key: Any]>()
  final var appearanceMarks: AppearanceMarks = []

  /// Makes an item without title and image.
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

  /// The item has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  /// Writes title, tag and whether the item is enabled. Images are left out.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
    coder.encode(isEnabled, forKey: "UIEnabled")
  }

  /// Whether a tap does something.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// The words that are shown.
  ///
  /// - Default: `nil`.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The picture that is shown. It is drawn in the tint color, unless its rendering mode says otherwise.
  ///
  /// - Default: `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemDidChange() } }
  }

  /// The picture in the low bar of a phone in landscape; without it ``image`` is shown.
  ///
  /// - Default: `nil`.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
  }

  /// The picture in the panel that iOS shows for long presses at the largest text sizes. There is none here; it is kept.
  ///
  /// - Default: `nil`.
  open var largeContentSizeImage: UIImage?

  /// How far each edge of the image moves inwards, in points.
  ///
  /// - Default: zero.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// ``imageInsets`` of ``landscapeImagePhone``.
  ///
  /// - Default: zero.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
  }

  /// ``imageInsets`` of ``largeContentSizeImage``, which is not shown here.
  ///
  /// - Default: zero.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero

  /// A number of the app's to find the item by.
  ///
  /// - Default: 0.
  open var tag: Int = 0

  /// Sets font, color and so on of the title in a state. They win over those of the bar's appearance.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    itemDidChange()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  // MARK: - Appearance

  class var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty(\UIBarItem.textAttributes) { $0.itemDidChange() }]
  }

  /// Takes over what was set on the proxies of the item's classes, where its bar is in a window.
  final func adoptAppearance() {
    guard AppearanceProxies.current.areUsed, let bar = owner?.barOfItems, bar.window != nil else { return }
    AppearanceProxies.current.apply(to: self, in: bar, traits: bar.traitCollection)
  }

  /// Has the bar show the item anew.
  final func itemDidChange() {
    owner?.barItemDidChange(self)
  }
}

/// What shows items, and hears of their changes.
@MainActor
protocol BarItemOwner: AnyObject {
  func barItemDidChange(_ item: UIBarItem)

  /// The bar that shows the items now.
  var barOfItems: UIView? { get }
}

extension BarItemOwner where Self: UIView {
  var barOfItems: UIView? { self }
}

extension UIBarItem: UIAppearance {
  /// Stands for all instances of the class: what is set on it is set on those that a bar in a window shows later.
  public final class func appearance() -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: nil)
  }

  /// Stands for the items of bars inside containers, the innermost container's class first.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: nil)
  }

  /// Stands for the items of bars in surroundings with given traits.
  public final class func appearance(for trait: UITraitCollection) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: [], traits: trait)
  }

  /// Stands for the items of bars inside containers, in surroundings with given traits.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UserInterface.registrar.appearanceProxies.proxy(for: Self.self, in: containerTypes, traits: trait)
  }
}

extension UIBarItem: UIAccessibilityIdentification {
  /// A name that tests and tools find the item's view by; users never hear it.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
