import Foundation

/// A bar at the bottom of a screen with which the user selects a part of an app.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner, LowBar, SubviewBuilding {
  // MARK: - Storage

  final let background = BarBackgroundView(frame: .zero)
  final let indicator = UIImageView()
  final var buttons: [TabButton] = []
  final var floatingParts: FloatingTabParts?
  private final var itemStorage: [UITabBarItem] = []
  private final var standardStorage = UITabBarAppearance()

  /// The fading of content under the bar, or `nil` without content.
  final var edgeEffect: EdgeEffect? {
    didSet { if edgeEffect != oldValue { setNeedsLayout() } }
  }

  /// Whether a floating bar is minimized to the selected tab.
  final var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }

  /// Whether a search field is displayed beside the bar, which then shows the last selected tab only.
  final var isBesideSearch = false {
    didSet { if isBesideSearch != oldValue { setNeedsLayout() } }
  }

  /// The last selected tab among the joined ones.
  final weak var lastJoinedItem: UITabBarItem?

  /// Whether the content behind the bar ends at it, so that the bar uses ``scrollEdgeAppearance``. A tab bar controller
  /// sets this property. It is `false` for a bar without one.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  // MARK: - Creating

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTabBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabBar()
    items = coder.decodeObject(forKey: "UIItems") as? [UITabBarItem]
    if coder.containsValue(forKey: "UISelectedItem") {
      let index = coder.decodeInteger(forKey: "UISelectedItem")
      if itemStorage.indices.contains(index) { selectedItem = itemStorage[index] }
    }
    coder.decodePart(UITabBar.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(items, forKey: "UIItems")
    if let index = itemStorage.firstIndex(where: { $0 === selectedItem }) {
      coder.encode(index, forKey: "UISelectedItem")
    }
  }

  private func setUpTabBar() {
    addSubview(background)
    addSubview(indicator)
    observeStandardAppearance()
  }

  // MARK: - Items

  /// The object that is told about taps. The reference is weak.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, beginning at the leading edge.
  ///
  /// - Default: `nil`. Setting it deselects a selected tab that is not among the new ones.
  open var items: [UITabBarItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { replaceItems(newValue ?? []) }
  }

  /// Sets the tabs.
  ///
  /// - Parameter animated: Whether old tabs fade out and new ones fade in, within 0.25 seconds.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated else {
      self.items = items
      return
    }
    PartsAnimation.run(in: self) { self.items = items }
  }

  /// The selected tab. Setting it does not tell the delegate.
  ///
  /// - Default: `nil`.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      if let selectedItem, !selectedItem.isSeparate { lastJoinedItem = selectedItem }
      setNeedsLayout()
    }
  }

  private func replaceItems(_ new: [UITabBarItem]) {
    for item in itemStorage where item.owner === self { item.owner = nil }
    itemStorage = new
    for item in new { item.owner = self }
    if let selectedItem, !new.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    setNeedsLayout()
  }

  func barItemDidChange(_ item: UIBarItem) {
    setNeedsLayout()
  }

  // MARK: - Appearance

  /// The appearance of the bar, unless the selected tab has its own.
  open var standardAppearance: UITabBarAppearance {
    get { standardStorage }
    set {
      appearanceMarks.insert(.standardAppearance)
      standardStorage = UITabBarAppearance(barAppearance: newValue)
      observeStandardAppearance()
      setNeedsLayout()
    }
  }

  /// The appearance while the content behind ends at the bar, or `nil` for ``standardAppearance`` without its
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      appearanceMarks.insert(.scrollEdgeAppearance)
      setNeedsLayout()
    }
  }

  /// The color of tabs that are not selected.
  ///
  /// - Default: `nil`, for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.unselectedItemTintColor)
      if unselectedItemTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The style of the bar.
  ///
  /// - Default: `.default`.
  open var barStyle: UIBarStyle = .default {
    didSet {
      appearanceMarks.insert(.barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }

  /// The user interface style that the appearance applied to the bar.
  final var styleOfAppearance = UIUserInterfaceStyle.unspecified

  /// The background color of the bar. It is applied to ``standardAppearance``, unless that was set.
  ///
  /// - Default: `nil`.
  open var barTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.barTintColor)
      BarColors.apply(barTintColor, isTranslucent, of: self, to: standardStorage)
    }
  }

  /// Whether the bar is translucent. It is applied to ``standardAppearance``, unless that was set.
  ///
  /// - Default: `true`.
  open var isTranslucent: Bool = true {
    didSet {
      appearanceMarks.insert(.isTranslucent)
      BarColors.apply(barTintColor, isTranslucent, of: self, to: standardStorage)
    }
  }

  /// The background image of ``standardAppearance``. An empty image removes the background.
  open var backgroundImage: UIImage? {
    get { standardStorage.backgroundImage }
    set {
      appearanceMarks.insert(.backgroundImage)
      guard appearanceMarks.heedOldBarProperties else { return }
      standardStorage.backgroundImage = newValue
      standardStorage.backgroundEffect = newValue == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }
  }

  /// The shadow image of ``standardAppearance``. An empty image removes the hairline.
  open var shadowImage: UIImage? {
    get { standardStorage.shadowImage }
    set {
      appearanceMarks.insert(.shadowImage)
      if appearanceMarks.heedOldBarProperties { standardStorage.shadowImage = newValue }
    }
  }

  /// The image behind the selected tab, from ``standardAppearance``.
  open var selectionIndicatorImage: UIImage? {
    get { standardStorage.selectionIndicatorImage }
    set {
      appearanceMarks.insert(.selectionIndicatorImage)
      if appearanceMarks.heedOldBarProperties { standardStorage.selectionIndicatorImage = newValue }
    }
  }

  /// The positioning of tabs in the bar, from ``standardAppearance``.
  open var itemPositioning: ItemPositioning {
    get { standardStorage.stackedItemPositioning }
    set { standardStorage.stackedItemPositioning = newValue }
  }

  /// The width of centered tabs in points, or 0 for the system's width, from ``standardAppearance``.
  open var itemWidth: CGFloat {
    get { standardStorage.stackedItemWidth }
    set { standardStorage.stackedItemWidth = newValue }
  }

  /// The space between centered tabs in points, or 0 for the system's spacing, from ``standardAppearance``.
  open var itemSpacing: CGFloat {
    get { standardStorage.stackedItemSpacing }
    set { standardStorage.stackedItemSpacing = newValue }
  }

  private func observeStandardAppearance() {
    standardStorage.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: - Appearance proxy

  /// The properties of the appearance proxy. Properties that a standard appearance replaces come before it.
  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.barStyle, \UITabBar.barStyle),
      AppearanceProperty(.barTintColor, \UITabBar.barTintColor),
      AppearanceProperty(.isTranslucent, \UITabBar.isTranslucent),
      AppearanceProperty(.shadowImage, \UITabBar.shadowImage),
      AppearanceProperty(.backgroundImage, \UITabBar.backgroundImage),
      AppearanceProperty(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage),
      AppearanceProperty(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor),
      AppearanceProperty(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance),
      AppearanceProperty(.standardAppearance, \UITabBar.standardAppearance),
    ]
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: no width, and a height of 49 points, or 32 in landscape on a phone, plus the bottom safe area.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : superview?.bounds.width ?? bounds.width, height: fittingHeight)
  }

  /// Beside a search field, touches go to that.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isBesideSearch, let frame = frameBesideSearch { return frame.contains(point) }
    return super.point(inside: point, with: event)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTabs()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}

extension UITabBar {
  /// The positioning of tabs in the bar.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
  public enum ItemPositioning: Int, Sendable {
    /// `fill` if the width is compact, otherwise `centered`.
    case automatic = 0
    /// Tabs have equal widths and fill the bar.
    case fill = 1
    /// Tabs have their minimum widths and are centered.
    case centered = 2
  }
}

extension UITabBar: AppearanceItemHolder {
  func adoptAppearanceOfItems() {
    for item in items ?? [] { item.adoptAppearance() }
  }
}
