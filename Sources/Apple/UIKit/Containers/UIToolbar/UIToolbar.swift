import Foundation

/// A row of buttons, usually at the bottom of a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemOwner, LowBar, SubviewBuilding {
  // MARK: - Storage

  final let background = BarBackgroundView(frame: .zero)
  final let itemViews = BarItemViews()
  final var positionStorage = UIBarPosition.any
  private final var itemStorage: [UIBarButtonItem] = []
  private final var standardStorage = UIToolbarAppearance()

  /// Whether a navigation controller positions the bar.
  final var isManaged = false {
    didSet { if isManaged != oldValue { setNeedsLayout() } }
  }

  /// The search bar among the items, which a navigation controller adds.
  final var search: ToolbarSearch? {
    didSet { searchDidChange(from: oldValue) }
  }

  /// The item that ends the search.
  final lazy var closeItem = UIBarButtonItem(
    systemItem: .close,
    primaryAction: UIAction { [weak self] _ in self?.search?.controller.searchBar.cancelWasTapped() })

  /// The space before a search button without other items.
  final let searchSpace = UIBarButtonItem.flexibleSpace()

  /// The fading of content under the bar; nil without content.
  final var edgeEffect: EdgeEffect? {
    didSet { if edgeEffect != oldValue { setNeedsLayout() } }
  }

  final var edgeEffectView: EdgeEffectView?

  /// Whether the content behind ends at the bar, so that the bar uses ``scrollEdgeAppearance``. A navigation controller
  /// sets this property. It is `false` for a bar without one.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  // MARK: - Creating

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpToolbar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpToolbar()
    items = coder.decodeObject(forKey: "UIItems") as? [UIBarButtonItem]
    coder.decodePart(UIToolbar.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(items, forKey: "UIItems")
  }

  private func setUpToolbar() {
    addSubview(background)
    observeStandardAppearance()
  }

  // MARK: - Items

  /// The delegate of the bar. The reference is weak.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { updatePosition() }
  }

  /// The items, beginning at the leading edge.
  ///
  /// - Default: `nil`.
  open var items: [UIBarButtonItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set {
      for item in itemStorage where item.owner === self { item.owner = nil }
      itemStorage = newValue ?? []
      for item in itemStorage { item.owner = self }
      setNeedsLayout()
    }
  }

  /// Sets the items.
  ///
  /// - Parameter animated: Whether old items fade out, new ones fade in, and others slide, within 0.25 seconds.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated else {
      self.items = items
      return
    }
    PartsAnimation.run(in: self) { self.items = items }
  }

  func barItemDidChange(_ item: UIBarItem) {
    setNeedsLayout()
  }

  // MARK: - Appearance

  /// The position of the bar: that of the delegate when the bar is added to a window, or otherwise the bottom.
  open var barPosition: UIBarPosition { positionStorage == .any ? .bottom : positionStorage }

  /// The bar's appearance.
  open var standardAppearance: UIToolbarAppearance {
    get { standardStorage }
    set {
      appearanceMarks.insert(.standardAppearance)
      standardStorage = UIToolbarAppearance(barAppearance: newValue)
      observeStandardAppearance()
      setNeedsLayout()
    }
  }

  /// The appearance of the compact bar of a phone in landscape; `nil` for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      appearanceMarks.insert(.compactAppearance)
      setNeedsLayout()
    }
  }

  /// The appearance while the content behind ends at the bar; `nil` for ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      appearanceMarks.insert(.scrollEdgeAppearance)
      setNeedsLayout()
    }
  }

  /// The appearance of a compact bar while the content behind ends at it; `nil` for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      appearanceMarks.insert(.compactScrollEdgeAppearance)
      setNeedsLayout()
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

  /// The item that opens a menu of the items without space.
  final var moreItem: UIBarButtonItem?

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

  private func observeStandardAppearance() {
    standardStorage.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: - Appearance proxy

  /// The properties of the appearance proxy. Properties that a standard appearance replaces come before it.
  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.barStyle, \UIToolbar.barStyle),
      AppearanceProperty(.barTintColor, \UIToolbar.barTintColor),
      AppearanceProperty(.isTranslucent, \UIToolbar.isTranslucent),
      AppearanceProperty(.compactAppearance, \UIToolbar.compactAppearance),
      AppearanceProperty(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance),
      AppearanceProperty(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance),
      AppearanceProperty(.standardAppearance, \UIToolbar.standardAppearance),
    ]
  }

  // MARK: - Sizing and layout

  /// Sets an image that replaces the background. An empty image removes it.
  ///
  /// It is stored in ``standardAppearance``, for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard appearanceMarks.heedOldBarProperties else { return }
    standardStorage.backgroundImage = backgroundImage
    standardStorage.backgroundEffect = backgroundImage == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
  }

  /// Returns the image that replaces the background.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    standardStorage.backgroundImage
  }

  /// Sets an image that replaces the hairline. An empty image removes it. It is stored in ``standardAppearance``, for
  /// all positions.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    if appearanceMarks.heedOldBarProperties { standardStorage.shadowImage = shadowImage }
  }

  /// Returns the image that replaces the hairline.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { standardStorage.shadowImage }

  /// The height of the bar: 44 points, 49 on wide phones, 32 in the compact bar of a phone in landscape.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : superview?.bounds.width ?? bounds.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePosition()
    invalidateIntrinsicContentSize()
  }
}

/// An object that specifies the position of a toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: AppearanceItemHolder {
  func adoptAppearanceOfItems() {
    for item in items ?? [] { item.adoptAppearance() }
  }
}
