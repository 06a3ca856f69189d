import Foundation

/// The content of a navigation bar for one screen.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, BarItemOwner {
  /// The bar that contains this item.
  final weak var bar: UINavigationBar? {
    didSet { if bar !== oldValue { adoptAppearanceOfItems() } }
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    prompt = coder.decodeObject(forKey: "UIPrompt") as? String
    hidesBackButton = coder.decodeBool(forKey: "UIHidesBackButton")
    leftBarButtonItems = coder.decodeObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem]
    rightBarButtonItems = coder.decodeObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem]
    backBarButtonItem = coder.decodeObject(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
    titleView = coder.decodeObject(forKey: "UITitleView") as? UIView
    largeTitleDisplayMode =
      LargeTitleDisplayMode(rawValue: coder.decodeInteger(forKey: "UILargeTitleDisplayMode")) ?? .automatic
    adoptItems()
    coder.decodePart(UINavigationItem.self, of: self)
  }

  /// Called after the item was created from a nib or storyboard and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(prompt, forKey: "UIPrompt")
    coder.encode(hidesBackButton, forKey: "UIHidesBackButton")
    coder.encode(leftBarButtonItems, forKey: "UILeftBarButtonItems")
    coder.encode(rightBarButtonItems, forKey: "UIRightBarButtonItems")
    coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem")
    coder.encode(titleView, forKey: "UITitleView")
    coder.encode(largeTitleDisplayMode.rawValue, forKey: "UILargeTitleDisplayMode")
  }

  // MARK: - Title

  /// The title in the middle of the bar, and on the back button of the next screen.
  ///
  /// - Default: The title with which the item was created.
  open var title: String? {
    didSet { if title != oldValue { itemsDidChange() } }
  }

  /// A line above the title, which increases the bar's height by 30 points.
  ///
  /// - Default: `nil`.
  open var prompt: String? {
    didSet { if prompt != oldValue { itemsDidChange() } }
  }

  /// A view that replaces the title. Its size is that of its constraints or contents, or otherwise of its frame.
  ///
  /// - Default: `nil`.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { itemsDidChange() } }
  }

  /// Whether the title is large if the bar prefers that.
  ///
  /// - Default: `.automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemsDidChange() } }
  }

  /// A line below the title, or below the large title if it is displayed.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/subtitle
  open var subtitle: String? {
    didSet { if subtitle != oldValue { itemsDidChange() } }
  }

  /// The title with attributes, which replaces ``title``.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle
  public final var attributedTitle: AttributedString? {
    didSet { if attributedTitle != oldValue { itemsDidChange() } }
  }

  /// The subtitle with attributes, which replaces ``subtitle``.
  ///
  /// - Default: `nil`.
  public final var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != oldValue { itemsDidChange() } }
  }

  /// The large title; `nil` for ``title``.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largetitle
  open var largeTitle: String? {
    didSet { if largeTitle != oldValue { itemsDidChange() } }
  }

  /// The subtitle below the large title; `nil` for ``subtitle``.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largesubtitle
  open var largeSubtitle: String? {
    didSet { if largeSubtitle != oldValue { itemsDidChange() } }
  }

  /// The subtitle below the large title with attributes, which replaces ``largeSubtitle``.
  ///
  /// - Default: `nil`.
  public final var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != oldValue { itemsDidChange() } }
  }

  /// A view that replaces the subtitle.
  ///
  /// - Default: `nil`.
  open var subtitleView: UIView? {
    didSet { if subtitleView !== oldValue { itemsDidChange() } }
  }

  /// A view that replaces the subtitle below the large title.
  ///
  /// - Default: `nil`.
  open var largeSubtitleView: UIView? {
    didSet { if largeSubtitleView !== oldValue { itemsDidChange() } }
  }

  /// The text below the title.
  final var shownSubtitle: NavigationSubtitle? { NavigationSubtitle(subtitle, attributedSubtitle) }

  /// The text below the large title.
  final var shownLargeSubtitle: NavigationSubtitle? {
    NavigationSubtitle(largeSubtitle, largeAttributedSubtitle) ?? shownSubtitle
  }

  // MARK: - Back button

  /// The back button on the next screen, which leads to this one. Only its title, image and tint are used.
  ///
  /// - Default: `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { adoptItems() } }
  }

  /// The title of the back button on the next screen. ``backBarButtonItem`` takes precedence.
  ///
  /// - Default: `nil`, the title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { itemsDidChange() } }
  }

  /// The amount of text on the back button on the next screen.
  ///
  /// - Default: `.default`.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { itemsDidChange() } }
  }

  /// The action of the back button on this screen, which replaces going back.
  ///
  /// - Default: `nil`.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { itemsDidChange() } }
  }

  /// Whether this screen has no back button.
  ///
  /// - Default: `false`.
  open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { itemsDidChange() } }
  }

  /// Shows or hides the back button of this screen.
  ///
  /// - Parameter animated: Whether the button fades, and the elements beside it slide.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether left items are displayed beside the back button instead of replacing it.
  ///
  /// - Default: `false`.
  open var leftItemsSupplementBackButton: Bool = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemsDidChange() } }
  }

  // MARK: - Items

  /// The items at the leading edge, beginning at the edge.
  ///
  /// - Default: `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if !isSettingGroups { leadingStorage = nil }
      adoptItems(insteadOf: oldValue)
    }
  }

  /// The items at the trailing edge, beginning at the edge.
  ///
  /// - Default: `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if !isSettingGroups { trailingStorage = nil }
      adoptItems(insteadOf: oldValue)
    }
  }

  /// The first item at the leading edge. Setting it removes the others.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge. Setting it removes the others.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the leading edge.
  ///
  /// - Parameter animated: Whether old items fade out and new ones fade in, within 0.25 seconds.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the trailing edge.
  ///
  /// - Parameter animated: Whether old items fade out and new ones fade in, within 0.25 seconds.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Sets the item at the leading edge.
  ///
  /// - Parameter animated: Whether old items fade out and new ones fade in, within 0.25 seconds.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Sets the item at the trailing edge.
  ///
  /// - Parameter animated: Whether old items fade out and new ones fade in, within 0.25 seconds.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  // MARK: - Groups of items

  private final var leadingStorage: [UIBarButtonItemGroup]?
  private final var trailingStorage: [UIBarButtonItemGroup]?
  private final var isSettingGroups = false

  /// The arrangement of title and items in a bar with enough space.
  ///
  /// - Default: `.navigator`.
  open var style: ItemStyle = .navigator {
    didSet { if style != oldValue { itemsDidChange() } }
  }

  /// The groups of items at the leading edge, which contain the ``leftBarButtonItems``. Setting one of both sets the
  /// other.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingStorage ?? (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
    set {
      leadingStorage = newValue
      groupsDidChange()
    }
  }

  /// The groups of items at the trailing edge, from the leading to the trailing one. They contain the
  /// ``rightBarButtonItems``, whose order begins at the edge. Setting one of both sets the other.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingStorage ?? (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
    set {
      trailingStorage = newValue
      groupsDidChange()
    }
  }

  /// The groups in the middle of a bar of the styles `.browser` and `.editor` on a tablet, if there is enough space.
  ///
  /// - Default: empty.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      for item in oldValue.flatMap(\.barButtonItems) where item.owner === self { item.owner = nil }
      groupsDidChange()
    }
  }

  /// The groups that the app has created.
  private var ownGroups: [UIBarButtonItemGroup] { (leadingStorage ?? []) + centerItemGroups + (trailingStorage ?? []) }

  /// Returns the items of groups in the order of the bar.
  private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The representative items of groups.
  final var representativeItems: [UIBarButtonItem] {
    ownGroups.filter { !$0.isHidden }.compactMap(\.representativeItem)
  }

  /// Displays or hides the representative items of groups.
  final func displayRepresentatives(_ displays: Bool) {
    for group in ownGroups { group.isDisplayingRepresentativeItem = displays && group.representativeItem != nil }
  }

  /// The items in the middle.
  final var centerItems: [UIBarButtonItem] { items(of: centerItemGroups) }

  final func groupsDidChange() {
    for group in ownGroups { group.navigationItem = self }
    isSettingGroups = true
    if let leadingStorage { leftBarButtonItems = items(of: leadingStorage) }
    if let trailingStorage { rightBarButtonItems = items(of: trailingStorage).reversed() }
    isSettingGroups = false
    adoptItems()
  }

  // MARK: - Search

  /// The search controller of the screen. ``preferredSearchBarPlacement`` chooses the position of its search bar.
  ///
  /// - Default: `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      searchController?.item = self
      searchDidChange()
    }
  }

  /// The preferred position of the search bar.
  ///
  /// - Default: `.automatic`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/preferredsearchbarplacement
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if preferredSearchBarPlacement != oldValue { searchDidChange() } }
  }

  /// The position of the search bar: the preferred one if no bar displays the item, or without a ``searchController``.
  ///
  /// `.automatic` becomes `.integrated` on tablets and, since iOS 26, in the toolbar of phones; else it becomes `.stacked`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.property
  open var searchBarPlacement: SearchBarPlacement {
    guard searchController != nil, let bar, bar.topItem === self else { return preferredSearchBarPlacement }
    return bar.searchSpot(of: self).placement
  }

  /// Whether the toolbar of a phone may take the search bar. It has an effect since iOS 26.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementallowstoolbarintegration
  open var searchBarPlacementAllowsToolbarIntegration: Bool = true {
    didSet {
      if searchBarPlacementAllowsToolbarIntegration != oldValue { searchDidChange() }
    }
  }

  /// Whether a split view controller may show the search bar in the bar of its last column.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementallowsexternalintegration
  open var searchBarPlacementAllowsExternalIntegration: Bool = false {
    didSet {
      if searchBarPlacementAllowsExternalIntegration != oldValue { searchDidChange() }
    }
  }

  /// An item that represents the search bar among the items of a toolbar on a phone. Without it, the search bar is the
  /// last item. Toolbars omit it if the search bar has another position.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItem }

  final lazy var searchItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      systemItem: .search,
      primaryAction: UIAction { [weak self] _ in
        self?.searchController?.isActive = true
      })
    item.searched = self
    return item
  }()

  private func searchDidChange() {
    bar?.searchDidChange()
    itemsDidChange()
  }

  /// Whether scrolling up hides the search bar.
  ///
  /// - Default: `true`.
  open var hidesSearchBarWhenScrolling: Bool = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { itemsDidChange() } }
  }

  // MARK: - Minimizing

  /// The way in which the navigation bar is minimized while the user scrolls. It has an effect since iOS 26.
  ///
  /// - Default: all of it automatic.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/navigationbarminimization-1kj9z
  public final var navigationBarMinimization = UIBarMinimization() {
    didSet { if bar?.topItem === self { bar?.navigation?.minimizationDidChange() } }
  }

  /// The side of the title.
  ///
  /// - Default: `.automatic`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/titlealignment-swift.property
  open var titleAlignment: TitleAlignment = .automatic {
    didSet { if titleAlignment != oldValue { itemsDidChange() } }
  }

  // MARK: - Appearances

  /// The bar's appearance while this item is on top; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if standardAppearance !== oldValue { itemsDidChange() } }
  }

  /// The appearance of a compact bar while this item is on top; `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { if compactAppearance !== oldValue { itemsDidChange() } }
  }

  /// The bar's appearance while the content beneath is at its top; `nil` for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { itemsDidChange() } }
  }

  /// The appearance of a compact bar while the content beneath is at its top; `nil` for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if compactScrollEdgeAppearance !== oldValue { itemsDidChange() } }
  }

  // MARK: - For bars

  /// Performs a change, which the bar animates if it displays the item.
  private func change(_ animated: Bool, _ body: () -> Void) {
    guard animated, let bar, bar.topItem === self, bar.motion == nil else { return body() }
    PartsAnimation.run(in: bar, body)
  }

  /// Updates the item in its bar.
  final func itemsDidChange() {
    bar?.itemDidChange(self)
  }

  func barItemDidChange(_ item: UIBarItem) {
    itemsDidChange()
  }

  var barOfItems: UIView? { bar }

  /// Applies the values of the proxies of the items' classes.
  final func adoptAppearanceOfItems() {
    for item in ownItems + [backBarButtonItem].compactMap({ $0 }) { item.adoptAppearance() }
  }

  private var ownItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + centerItems + representativeItems
  }

  private func adoptItems(insteadOf old: [UIBarButtonItem]? = nil) {
    for item in old ?? [] where item.owner === self { item.owner = nil }
    for item in ownItems { item.owner = self }
    backBarButtonItem?.owner = self
    itemsDidChange()
  }
}

/// The text of a subtitle.
struct NavigationSubtitle {
  let plain: String
  let attributed: AttributedString?

  /// Returns `nil` without text.
  init?(_ plain: String?, _ attributed: AttributedString?) {
    self.plain = attributed.map { String($0.characters) } ?? plain ?? ""
    self.attributed = attributed
    if self.plain.isEmpty { return nil }
  }
}
