import Foundation

/// The bar at the bottom of a screen that chooses between the parts of an app.
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

  /// How content under the bar fades; nil where none is there.
  final var edgeEffect: EdgeEffect? {
    didSet { if edgeEffect != oldValue { setNeedsLayout() } }
  }

  /// Whether a floating bar shows the selected tab alone, small.
  final var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }

  /// Whether a search field lies beside the bar, which shows the tab that was selected last, small.
  final var isBesideSearch = false {
    didSet { if isBesideSearch != oldValue { setNeedsLayout() } }
  }

  /// The tab among the joined ones that was selected last.
  final weak var lastJoinedItem: UITabBarItem?

  /// Whether the content behind ends at the bar, so that it looks as ``scrollEdgeAppearance`` says. A tab controller
  /// knows; a bar by itself never is.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  // MARK: - Creating

  /// Makes a bar with a frame in the coordinates of its future superview, in points.
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

  /// What hears of taps. It is not kept alive.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from the leading edge on.
  ///
  /// - Default: `nil`. A selected tab that is not among new ones is selected no more.
  open var items: [UITabBarItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { replaceItems(newValue ?? []) }
  }

  /// Sets the tabs.
  ///
  /// - Parameter animated: whether old tabs fade out and new ones in, within 0.25 seconds.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated else {
      self.items = items
      return
    }
    PartsAnimation.run(in: self) { self.items = items }
  }

  /// The tab that is shown as chosen. Setting it tells no delegate.
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

  // MARK: - Looks

  /// The bar's looks, unless the selected tab has its own.
  open var standardAppearance: UITabBarAppearance {
    get { standardStorage }
    set {
      appearanceMarks.insert(.standardAppearance)
      standardStorage = UITabBarAppearance(barAppearance: newValue)
      observeStandardAppearance()
      setNeedsLayout()
    }
  }

  /// The looks while the content behind ends at the bar; `nil` for ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      appearanceMarks.insert(.scrollEdgeAppearance)
      setNeedsLayout()
    }
  }

  /// The color of tabs that are not selected.
  ///
  /// - Default: `nil`, gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.unselectedItemTintColor)
      if unselectedItemTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the bar is dark.
  ///
  /// - Default: `.default`.
  open var barStyle: UIBarStyle = .default {
    didSet {
      appearanceMarks.insert(.barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }

  /// The style that the appearance has given to the bar.
  final var styleOfAppearance = UIUserInterfaceStyle.unspecified

  /// The background's color; ``standardAppearance`` gets it, unless that was set.
  ///
  /// - Default: `nil`.
  open var barTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.barTintColor)
      BarColors.apply(barTintColor, isTranslucent, of: self, to: standardStorage)
    }
  }

  /// Whether what lies behind the bar shines through; ``standardAppearance`` gets it, unless that was set.
  ///
  /// - Default: `true`.
  open var isTranslucent: Bool = true {
    didSet {
      appearanceMarks.insert(.isTranslucent)
      BarColors.apply(barTintColor, isTranslucent, of: self, to: standardStorage)
    }
  }

  /// A picture in the place of the background; that of ``standardAppearance``. An empty image leaves none.
  open var backgroundImage: UIImage? {
    get { standardStorage.backgroundImage }
    set {
      appearanceMarks.insert(.backgroundImage)
      guard appearanceMarks.heedOldBarProperties else { return }
      standardStorage.backgroundImage = newValue
      standardStorage.backgroundEffect = newValue == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }
  }

  /// A picture in the place of the hairline; that of ``standardAppearance``. An empty image hides it.
  open var shadowImage: UIImage? {
    get { standardStorage.shadowImage }
    set {
      appearanceMarks.insert(.shadowImage)
      if appearanceMarks.heedOldBarProperties { standardStorage.shadowImage = newValue }
    }
  }

  /// A picture behind the selected tab; that of ``standardAppearance``.
  open var selectionIndicatorImage: UIImage? {
    get { standardStorage.selectionIndicatorImage }
    set {
      appearanceMarks.insert(.selectionIndicatorImage)
      if appearanceMarks.heedOldBarProperties { standardStorage.selectionIndicatorImage = newValue }
    }
  }

  /// How tabs share the bar's width; that of ``standardAppearance``.
  open var itemPositioning: ItemPositioning {
    get { standardStorage.stackedItemPositioning }
    set { standardStorage.stackedItemPositioning = newValue }
  }

  /// The width of centered tabs, in points, 0 for the system's; that of ``standardAppearance``.
  open var itemWidth: CGFloat {
    get { standardStorage.stackedItemWidth }
    set { standardStorage.stackedItemWidth = newValue }
  }

  /// The room between centered tabs, in points, 0 for the system's; that of ``standardAppearance``.
  open var itemSpacing: CGFloat {
    get { standardStorage.stackedItemSpacing }
    set { standardStorage.stackedItemSpacing = newValue }
  }

  private func observeStandardAppearance() {
    standardStorage.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: - Appearance proxy

  /// Those that a standard appearance takes the place of come before it.
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

  /// 49 points high, 32 in landscape on a phone, and what the home indicator takes below.
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
  /// How tabs share the bar's width.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
  public enum ItemPositioning: Int, Sendable {
    /// `fill` where the width is compact, else `centered`.
    case automatic = 0
    /// In equal parts.
    case fill = 1
    /// As narrow as they can be, in the middle.
    case centered = 2
  }
}

extension UITabBar: AppearanceItemHolder {
  func adoptAppearanceOfItems() {
    for item in items ?? [] { item.adoptAppearance() }
  }
}
