import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The system item with which the item was created, if any.
  final private(set) var systemItem: SystemItem?

  final var adjustments = BarItemAdjustments()
  /// Lasting effects of the symbol, for bars that display it again.
  final var symbolEffects: [(key: String, add: @MainActor (UIImageView) -> Void)] = []

  /// The navigation item whose search bar the item represents.
  final weak var searched: UINavigationItem?

  /// The group that the item belongs to.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Creates a button without title and image.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    width = coder.decodeDouble(forKey: "UIWidth")
    if coder.containsValue(forKey: "UISystemItem") {
      adopt(SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) ?? .done)
    }
    customView = coder.decodeObject(forKey: "UICustomView") as? UIView
    guard let nib = NibDecoder.of(coder) else { return }
    if let item = nib.systemItem { adopt(item) }
    nib.decode(self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIStyle")
    coder.encode(Double(width), forKey: "UIWidth")
    if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
    coder.encode(customView, forKey: "UICustomView")
  }

  /// Creates one of the system's buttons.
  ///
  /// - Parameters:
  ///   - primaryAction: The action of a tap. Its title and image are not displayed.
  ///   - menu: The menu that a tap opens, or a long press if there is an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for the title of the action.
  ///   - image: The image, which replaces the title; `nil` for the image of the action.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu that a tap opens, or a long press if there is an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initializers do not call observers.
    adoptPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a button with a title that sends a message.
  ///
  /// - Parameters:
  ///   - target: The receiver of the message; `nil` for the responder chain. The reference is weak.
  ///   - action: The message. Its colons determine whether the item and the event are passed.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    adopt(style, target, action)
  }

  /// Creates a button with a title and an image that sends a message, or shows a menu. A bar displays the image.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:target:action:menu:)
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    adopt(.plain, target, action)
  }

  /// Creates a button with an image that sends a message.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    adopt(style, target, action)
  }

  /// Creates a button with an image, and another for phones in landscape, that sends a message.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons that sends a message.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    adopt(systemItem)
    adopt(style, target, action)
  }

  private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = ClassReceiver.object(of: target)
    self.action = action
  }

  /// Creates an item with a custom view, which receives touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of a width between two items, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space without a width, which separates the backgrounds of two items.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/fixedspace()
  open class func fixedSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }

  /// Returns a flexible space. Flexible spaces have equal widths.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  private func adopt(_ kind: SystemItem) {
    systemItem = kind
    if let title = kind.title { self.title = title }
    if kind == .done || kind == .save { style = .done }
  }

  private func adoptPrimaryAction() {
    if let primaryAction, systemItem == nil {
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
    itemDidChange()
  }

  // MARK: - Content and actions

  /// The style of the button.
  ///
  /// - Default: `.plain`; `.done` for the system's Done and Save.
  open var style: Style = .plain {
    didSet { if style != oldValue { itemDidChange() } }
  }

  /// The item's width, in points; 0 for one that fits the content.
  ///
  /// - Default: 0. A fixed space with a negative width moves its neighbors together.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemDidChange() } }
  }

  /// The possible titles. The button is as wide as the widest of them.
  ///
  /// - Default: `nil`.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemDidChange() } }
  }

  /// A view that replaces the button.
  ///
  /// - Default: `nil`. Its size is that of its constraints or contents, or otherwise of its frame.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemDidChange() } }
  }

  /// The action of a tap. The button has its title and image, unless it is a system item.
  ///
  /// - Default: `nil`.
  open var primaryAction: UIAction? {
    didSet { adoptPrimaryAction() }
  }

  /// The receiver of ``action``. The reference is weak.
  ///
  /// - Default: `nil`, for the first responder in the chain that performs the message.
  open weak var target: AnyObject?

  /// The message that a tap sends in addition to ``primaryAction``.
  ///
  /// - Default: `nil`.
  open var action: Selector?

  /// The menu that a tap opens if there is no ``primaryAction`` or ``action``, or otherwise a touch of half a second.
  ///
  /// - Default: `nil`.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { itemDidChange() } }
  }

  /// The color of title and image.
  ///
  /// - Default: `nil`, the bar's tint color.
  open var tintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.tintColor)
      if tintColor != oldValue { itemDidChange() }
    }
  }

  /// Whether the button is displayed as selected, on a patch of its tint color.
  ///
  /// - Default: `false`.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Whether the item is omitted from its bar.
  ///
  /// - Default: `false`.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { itemDidChange() } }
  }

  /// Whether the bar draws no background behind the item. It has no effect in a group of several items, and in designs
  /// before iOS 26.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground
  open var hidesSharedBackground: Bool = false {
    didSet { if hidesSharedBackground != oldValue { itemDidChange() } }
  }

  /// Whether the item may share a background with its neighbors. It has no effect in a group of several items, and in
  /// designs before iOS 26.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/sharesbackground
  open var sharesBackground: Bool = true {
    didSet { if sharesBackground != oldValue { itemDidChange() } }
  }

  /// Whether the item has no padding, so that a custom view fills its platter. It has an effect in designs since iOS
  /// 26.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/ispaddingremoved
  open var isPaddingRemoved: Bool = false {
    didSet { if isPaddingRemoved != oldValue { itemDidChange() } }
  }

  /// The priority of the item in a narrow bar. Items of lower priority move to the overflow menu first.
  /// It has an effect in designs since iOS 26.
  ///
  /// - Default: `.standard`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/visibilitypriority
  open var visibilityPriority: UIBarButtonItemVisibilityPriority = .standard {
    didSet { if visibilityPriority != oldValue { itemDidChange() } }
  }

  /// The badge at the item's corner; `nil` for none.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.property
  open var badge: Badge? {
    didSet { if badge != oldValue { itemDidChange() } }
  }

  /// An identifier of the item on several screens. Bars match items with the same identifier in transitions.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/identifier
  open var identifier: String?

  /// Whether a tap selects and deselects the button before its action is performed.
  ///
  /// - Default: `false`.
  open var changesSelectionAsPrimaryAction: Bool = false

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.tintColor, \UIBarButtonItem.tintColor),
      AppearanceProperty(\UIBarButtonItem.adjustments.backgrounds) { $0.itemDidChange() },
      AppearanceProperty(\UIBarButtonItem.adjustments.backgroundOffsets) { $0.itemDidChange() },
      AppearanceProperty(\UIBarButtonItem.adjustments.titleOffsets) { $0.itemDidChange() },
    ]
  }

  // MARK: - For bars

  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The displayed image: the item's own, or the system's.
  final var shownImage: UIImage? {
    image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
  }

  /// Returns the displayed image in a design, which may have other symbols for system items.
  final func shownImage(_ measures: BarMeasures) -> UIImage? {
    if image == nil, let systemItem, let name = measures.platters?.symbolNames[systemItem.rawValue] {
      return UIImage(systemName: name)
    }
    return shownImage
  }

  /// The view of the item for code that reads it by key, possibly before the bar was laid out.
  @_spi(Host) public final var viewAfterLayout: UIView? {
    if viewInBar == nil {
      let bar: UIView? = owner as? UIToolbar ?? (owner as? UINavigationItem)?.bar
      bar?.layoutIfNeeded()
    }
    return viewInBar
  }

  /// The view that displays the item in a bar.
  final var viewInBar: UIView? {
    if let bar = owner as? UIToolbar { return bar.itemViews[self] }
    return (owner as? UINavigationItem)?.bar?.parts.itemViews[self]
  }
}

extension UIBarButtonItem {
  /// The styles of a bar button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    /// Plain text.
    case plain = 0
    /// Heavier text, for a button that completes a task. Deprecated by Apple since iOS 26 for ``prominent``.
    case done = 2

    /// A button that completes a task, since iOS 26 on the tint color. The same style as ``done``.
    public static var prominent: Style { .done }
  }
}
