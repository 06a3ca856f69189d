import Foundation

/// A tab of a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private final var badgeAttributes = AppearanceValues<UIControl.State, [NSAttributedString.Key: Any]>()

  /// Creates a tab without title and image.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    badgeValue = coder.decodeObject(forKey: "UIBadgeValue") as? String
    coder.decodePart(UITabBarItem.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(badgeValue, forKey: "UIBadgeValue")
  }

  /// Creates a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The image of the selected tab.
  ///
  /// - Default: ``UIBarItem/image``. Setting `nil` restores the default.
  open var selectedImage: UIImage? {
    get { selectedImageStorage ?? image }
    set {
      guard newValue !== selectedImageStorage else { return }
      selectedImageStorage = newValue
      itemDidChange()
    }
  }

  private final var selectedImageStorage: UIImage?

  /// Whether floating tab bars display the item on a separate platter at the trailing end.
  @_spi(Host) public final var isSeparate = false {
    didSet { if isSeparate != oldValue { itemDidChange() } }
  }

  /// The view of the tab for code that reads it by key, possibly before the bar was laid out.
  @_spi(Host) public final var viewAfterLayout: UIView? {
    guard let bar = owner as? UITabBar else { return nil }
    bar.layoutIfNeeded()
    return bar.buttons.first { $0.item === self }
  }

  /// The text of the badge at the image's corner; `nil` for none.
  ///
  /// - Default: `nil`.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange() } }
  }

  /// The color of the badge.
  ///
  /// - Default: `nil`, for the color of the appearance.
  open var badgeColor: UIColor? {
    didSet {
      appearanceMarks.insert(.badgeColor)
      if badgeColor != oldValue { itemDidChange() }
    }
  }

  /// Sets the attributes of ``badgeValue`` in a state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  /// Returns the attributes that were set for the badge in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The offset of the title, in points.
  ///
  /// - Default: zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet {
      appearanceMarks.insert(.titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { itemDidChange() }
    }
  }

  /// The bar's appearance while this tab is selected; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet { if standardAppearance !== oldValue { itemDidChange() } }
  }

  /// The bar's appearance while this tab is selected and the content behind ends at the bar; `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { itemDidChange() } }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.badgeColor, \UITabBarItem.badgeColor),
      AppearanceProperty(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment),
      AppearanceProperty(\UITabBarItem.badgeAttributes) { $0.itemDidChange() },
    ]
  }
}
