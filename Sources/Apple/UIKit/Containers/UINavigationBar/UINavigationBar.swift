import Foundation

/// A bar at the top of a screen with a title, a back button and other buttons.
///
/// It displays the last of its ``items``, with a back button for the previous one. This file declares the interface,
/// and the files beside it implement it.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, LowBar, SubviewBuilding {
  // MARK: - Storage

  final let parts = NavigationBarParts()
  final var itemStorage: [UINavigationItem] = []
  final var positionStorage = UIBarPosition.any
  private final var standardStorage = UINavigationBarAppearance()
  /// The transition from the previous item to the displayed one, while it is in progress.
  final var motion: NavigationBarMotion?

  /// The fading of content under the bar; nil without content.
  final var edgeEffect: EdgeEffect? {
    didSet { if edgeEffect != oldValue { looksDidChange() } }
  }

  /// Whether the content beneath is at its top, so that the bar uses ``scrollEdgeAppearance``. A navigation controller
  /// sets this property. It is `false` for a bar without one.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { looksDidChange() } }
  }

  /// The system's button before the app's items: that of a split view for its sidebar.
  final var sidebarItem: UIBarButtonItem? {
    didSet { if sidebarItem !== oldValue { setNeedsLayout() } }
  }

  /// Whether the bar is at the top of a sheet.
  final var isInSheet = false {
    didSet { if isInSheet != oldValue { heightDidChange() } }
  }

  // MARK: - Creating

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpNavigationBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prefersLargeTitles = coder.decodeBool(forKey: "UIPrefersLargeTitles")
    setUpNavigationBar()
    setItems(coder.decodeObject(forKey: "UIItems") as? [UINavigationItem], animated: false)
    coder.decodePart(UINavigationBar.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
    coder.encode(items, forKey: "UIItems")
  }

  // MARK: - Items

  /// The delegate of the bar. The reference is weak.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { updatePosition() }
  }

  /// The stack of items, of which the last is displayed. Setting it does not call the delegate.
  ///
  /// - Default: `nil`.
  open var items: [UINavigationItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { replaceItems(newValue ?? []) }
  }

  /// Sets the stack of items.
  ///
  /// - Parameter animated: Whether the change is animated like a push, or like a pop if the new top was below the old
  ///   one.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setStack(items ?? [], animated: animated) }

  /// Pushes an item, unless the delegate prevents it.
  ///
  /// - Parameter animated: Whether titles slide and buttons fade, within 0.35 seconds. The delegate is notified at the
  ///   end.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Pops the top item, unless the delegate prevents it.
  ///
  /// - Parameter animated: Whether titles slide and buttons fade, within 0.35 seconds. The delegate is notified at the
  ///   end.
  /// - Returns: The popped item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// The displayed item.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item below the displayed one.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  // MARK: - Appearance

  /// The position of the bar: that of the delegate when the bar is added to a window, or otherwise the top.
  open var barPosition: UIBarPosition { positionStorage == .any ? .top : positionStorage }

  /// The bar's appearance, unless its top item has its own.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardStorage }
    set {
      appearanceMarks.insert(.standardAppearance)
      standardStorage = UINavigationBarAppearance(barAppearance: newValue)
      observeStandardAppearance()
      looksDidChange()
    }
  }

  /// The appearance of the compact bar of a phone in landscape; `nil` for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.compactAppearance)
      looksDidChange()
    }
  }

  /// The appearance while the content beneath is at its top; `nil` for ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.scrollEdgeAppearance)
      looksDidChange()
    }
  }

  /// The appearance of a compact bar while the content beneath is at its top; `nil` for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.compactScrollEdgeAppearance)
      looksDidChange()
    }
  }

  /// Whether titles are large, below the buttons, unless their items prevent it.
  ///
  /// - Default: `false`. The large title increases the height by 52 points.
  open var prefersLargeTitles: Bool = false {
    didSet {
      appearanceMarks.insert(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { heightDidChange() }
      propertiesMayHaveChanged()
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

  /// The attributes of the title, from ``standardAppearance``.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardStorage.titleTextAttributes.isEmpty ? nil : standardStorage.titleTextAttributes }
    set {
      appearanceMarks.insert(.titleTextAttributes)
      if appearanceMarks.heedOldBarProperties { standardStorage.titleTextAttributes = newValue ?? [:] }
    }
  }

  /// The attributes of the large title, from ``standardAppearance``.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardStorage.largeTitleTextAttributes.isEmpty ? nil : standardStorage.largeTitleTextAttributes }
    set {
      appearanceMarks.insert(.largeTitleTextAttributes)
      if appearanceMarks.heedOldBarProperties { standardStorage.largeTitleTextAttributes = newValue ?? [:] }
    }
  }

  /// The shadow image of ``standardAppearance``, which replaces the hairline. An empty image removes it.
  open var shadowImage: UIImage? {
    get { standardStorage.shadowImage }
    set {
      appearanceMarks.insert(.shadowImage)
      if appearanceMarks.heedOldBarProperties { standardStorage.shadowImage = newValue }
    }
  }

  /// An image that replaces the chevron, for appearances without one.
  ///
  /// - Default: `nil`.
  open var backIndicatorImage: UIImage? {
    didSet {
      appearanceMarks.insert(.backIndicatorImage)
      if backIndicatorImage !== oldValue { looksDidChange() }
    }
  }

  /// The mask of titles that slide behind ``backIndicatorImage``. It is stored without effect, because titles fade
  /// here.
  ///
  /// - Default: `nil`.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Sets an image that replaces the background. An empty image removes it.
  ///
  /// It is stored in ``standardAppearance``, for all metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    appearanceMarks.insert(.backgroundImage)
    guard appearanceMarks.heedOldBarProperties else { return }
    standardStorage.backgroundImage = backgroundImage
    standardStorage.backgroundEffect = backgroundImage == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
  }

  /// Returns the image that replaces the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { standardStorage.backgroundImage }

  /// Sets the vertical offset of the title, in points.
  ///
  /// It is stored in ``standardAppearance``, for all metrics.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    appearanceMarks.insert(.titleAdjustment)
    guard appearanceMarks.heedOldBarProperties else { return }
    standardStorage.titlePositionAdjustment.vertical = adjustment
  }

  /// Returns the vertical offset of the title.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    standardStorage.titlePositionAdjustment.vertical
  }

  final func observeStandardAppearance() {
    standardStorage.onChange = { [weak self] in self?.looksDidChange() }
  }

  // MARK: - Appearance proxy

  /// The properties of the appearance proxy. Properties that a standard appearance replaces come before it.
  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.barStyle, \UINavigationBar.barStyle),
      AppearanceProperty(.barTintColor, \UINavigationBar.barTintColor),
      AppearanceProperty(.isTranslucent, \UINavigationBar.isTranslucent),
      AppearanceProperty(.titleTextAttributes, \UINavigationBar.titleTextAttributes),
      AppearanceProperty(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(.shadowImage, \UINavigationBar.shadowImage),
      AppearanceProperty(.backgroundImage) { (proxy: UINavigationBar, bar: UINavigationBar) in
        bar.setBackgroundImage(proxy.backgroundImage(for: .default), for: .default)
      },
      AppearanceProperty(.titleAdjustment) { (proxy: UINavigationBar, bar: UINavigationBar) in
        let adjustment = proxy.titleVerticalPositionAdjustment(for: .default)
        bar.setTitleVerticalPositionAdjustment(adjustment, for: .default)
      },
      AppearanceProperty(.backIndicatorImage, \UINavigationBar.backIndicatorImage),
      AppearanceProperty(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
      AppearanceProperty(.compactAppearance, \UINavigationBar.compactAppearance),
      AppearanceProperty(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance),
      AppearanceProperty(.standardAppearance, \UINavigationBar.standardAppearance),
    ]
  }

  // MARK: - Sizing and layout

  /// The height of the bar: 44 points, 32 for the compact bar of a phone in landscape, and more with a prompt or a
  /// large title.
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
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }
}

extension UINavigationBar: AppearanceItemHolder {
  func adoptAppearanceOfItems() {
    for item in items ?? [] { item.adoptAppearanceOfItems() }
  }
}
