import Foundation

/// The bar at the top of a screen: its title, the way back, and buttons.
///
/// It shows the last of its ``items``; the one before gives the back button its words. This file declares the surface,
/// the files beside it do the work.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, LowBar, SubviewBuilding {
  // MARK: - Storage

  final let parts = NavigationBarParts()
  final var itemStorage: [UINavigationItem] = []
  final var positionStorage = UIBarPosition.any
  private final var standardStorage = UINavigationBarAppearance()
  /// What leads from the item before to the one that is shown, while it does.
  final var motion: NavigationBarMotion?

  /// How content under the bar fades; nil where none is there.
  final var edgeEffect: EdgeEffect? {
    didSet { if edgeEffect != oldValue { looksDidChange() } }
  }

  /// Whether the content beneath is at its top, so that the bar looks as ``scrollEdgeAppearance`` says. A navigation
  /// controller knows; a bar by itself never is.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { looksDidChange() } }
  }

  /// The system's button before the app's items: a split view's for its sidebar.
  final var sidebarItem: UIBarButtonItem? {
    didSet { if sidebarItem !== oldValue { setNeedsLayout() } }
  }

  /// Whether the bar lies at the top of a sheet.
  final var isInSheet = false {
    didSet { if isInSheet != oldValue { heightDidChange() } }
  }

  // MARK: - Creating

  /// Makes a bar with a frame in the coordinates of its future superview, in points.
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

  /// The stack of items; the last is shown. Setting it asks no delegate.
  ///
  /// - Default: `nil`.
  open var items: [UINavigationItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { replaceItems(newValue ?? []) }
  }

  /// Sets the stack of items.
  ///
  /// - Parameter animated: whether it shows as pushing does, or as popping where the new top was below the old one.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setStack(items ?? [], animated: animated) }

  /// Shows an item on top of the others, unless the delegate objects.
  ///
  /// - Parameter animated: whether titles slide and buttons fade, within 0.35 seconds; the delegate hears of it then.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Takes the top item away, unless the delegate objects.
  ///
  /// - Parameter animated: whether titles slide and buttons fade, within 0.35 seconds; the delegate hears of it then.
  /// - Returns: the item that was taken away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// The item that is shown.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  // MARK: - Looks

  /// Where the bar lies: what the delegate says when the bar comes into a window, else at the top.
  open var barPosition: UIBarPosition { positionStorage == .any ? .top : positionStorage }

  /// The bar's looks, unless its top item has its own.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardStorage }
    set {
      appearanceMarks.insert(.standardAppearance)
      standardStorage = UINavigationBarAppearance(barAppearance: newValue)
      observeStandardAppearance()
      looksDidChange()
    }
  }

  /// The looks of the low bar of a phone in landscape; `nil` for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.compactAppearance)
      looksDidChange()
    }
  }

  /// The looks while the content beneath is at its top; `nil` for ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.scrollEdgeAppearance)
      looksDidChange()
    }
  }

  /// The looks of a low bar while the content beneath is at its top; `nil` for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceMarks.insert(.compactScrollEdgeAppearance)
      looksDidChange()
    }
  }

  /// Whether titles are shown large, below the buttons, where their items don't object.
  ///
  /// - Default: `false`. The bar gets 52 points higher.
  open var prefersLargeTitles: Bool = false {
    didSet {
      appearanceMarks.insert(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { heightDidChange() }
      propertiesMayHaveChanged()
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

  /// The title's font, color and so on; those of ``standardAppearance``.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardStorage.titleTextAttributes.isEmpty ? nil : standardStorage.titleTextAttributes }
    set {
      appearanceMarks.insert(.titleTextAttributes)
      if appearanceMarks.heedOldBarProperties { standardStorage.titleTextAttributes = newValue ?? [:] }
    }
  }

  /// The large title's font, color and so on; those of ``standardAppearance``.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardStorage.largeTitleTextAttributes.isEmpty ? nil : standardStorage.largeTitleTextAttributes }
    set {
      appearanceMarks.insert(.largeTitleTextAttributes)
      if appearanceMarks.heedOldBarProperties { standardStorage.largeTitleTextAttributes = newValue ?? [:] }
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

  /// A picture in the place of the chevron, for all bars without one in their appearance.
  ///
  /// - Default: `nil`.
  open var backIndicatorImage: UIImage? {
    didSet {
      appearanceMarks.insert(.backIndicatorImage)
      if backIndicatorImage !== oldValue { looksDidChange() }
    }
  }

  /// The mask of titles that slide behind ``backIndicatorImage``. Titles fade as they slide, and need none; it is kept.
  ///
  /// - Default: `nil`.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Puts a picture in the place of the background; an empty image leaves none.
  ///
  /// Kept in ``standardAppearance``, for all metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    appearanceMarks.insert(.backgroundImage)
    guard appearanceMarks.heedOldBarProperties else { return }
    standardStorage.backgroundImage = backgroundImage
    standardStorage.backgroundEffect = backgroundImage == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
  }

  /// The picture in the place of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { standardStorage.backgroundImage }

  /// Moves the title down, in points.
  ///
  /// Kept in ``standardAppearance``, for all metrics.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    appearanceMarks.insert(.titleAdjustment)
    guard appearanceMarks.heedOldBarProperties else { return }
    standardStorage.titlePositionAdjustment.vertical = adjustment
  }

  /// How far the title is moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    standardStorage.titlePositionAdjustment.vertical
  }

  final func observeStandardAppearance() {
    standardStorage.onChange = { [weak self] in self?.looksDidChange() }
  }

  // MARK: - Appearance proxy

  /// Those that a standard appearance takes the place of come before it.
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

  /// As high as the bar needs it: 44 points, 32 in the low bar of a phone in landscape, and more with a prompt or a
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
