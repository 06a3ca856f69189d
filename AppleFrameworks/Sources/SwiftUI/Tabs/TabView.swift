import UIKit

/// Pages of which one is shown, chosen by tabs or by swiping.
///
/// - Source: developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content>: View {
  let selection: TabSelection?
  nonisolated(unsafe) let entries: @MainActor () -> [TabEntry]
  @Environment(\.tabViewKind) private var kind

  public var body: some View {
    switch kind {
    case .automatic: TabBarControl(entries: entries(), selection: selection).ignoresSafeArea()
    case .page(let display): PagesControl(entries: entries(), selection: selection, display: display)
    }
  }
}

extension TabView where Content: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { TabSelection($0) }
    entries = { TabViews.entries(content) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    entries = { TabViews.entries(content) }
  }
}

extension TabView {
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: @MainActor () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    let content = MainActor.assumeIsolated { content() }
    self.selection = TabSelection(selection)
    entries = { content.allEntries("") }
  }
}

extension TabView where SelectionValue == Never {
  @_disfavoredOverload
  nonisolated public init(@TabContentBuilder<Never> content: @MainActor () -> Content)
  where Content: TabContent, Content.TabValue == Never {
    let content = MainActor.assumeIsolated { content() }
    selection = nil
    entries = { content.allEntries("") }
  }
}

/// Which page is shown, whatever the type of the value.
struct TabSelection {
  let get: () -> AnyHashable
  let matches: (AnyHashable) -> Bool
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    matches = { ($0.base as? Value) == binding.wrappedValue }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

enum TabViewKind {
  case automatic
  case page(PageTabViewStyle.IndexDisplayMode)
}

private enum TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .automatic } }

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

/// How tab views look.
///
/// - Source: developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
public protocol TabViewStyle {}

/// A bar of tabs.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }

/// Pages that are swiped, with a dot for each.
///
/// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode
  public struct IndexDisplayMode: Equatable, Sendable {
    let kind: Int
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(kind: 0)
    public static let always = IndexDisplayMode(kind: 1)
    public static let never = IndexDisplayMode(kind: 2)
  }
  let display: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { display = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
///
/// - Source: developer.apple.com/documentation/swiftui/indexviewstyle
@MainActor
public protocol IndexViewStyle {}

/// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background below the dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    public static let always = BackgroundDisplayMode(style: .prominent)
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  let background: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: UIPageControl.BackgroundStyle { .automatic }
}

extension EnvironmentValues {
  var indexBackground: UIPageControl.BackgroundStyle {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, (style as? PageTabViewStyle).map { .page($0.display) } ?? .automatic)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, (style as? PageIndexViewStyle)?.background.style ?? .automatic)
  }
}

/// The controllers of a tab view's pages, each as long as its page is there.
@MainActor
final class TabPages {
  typealias Page = UIHostingController<AnyView>
  private var pages: [AnyHashable: Page] = [:]
  private(set) var order: [(entry: TabEntry, page: Page)] = []

  func update(_ entries: [TabEntry], _ environment: EnvironmentValues) {
    var kept: [AnyHashable: Page] = [:]
    var inner = environment
    inner.tabViewKind = .automatic
    order = entries.map { entry in
      let page: Page
      if let known = pages[entry.id] {
        page = known
        page.inherit(inner)
        page.rootView = entry.view
      } else {
        page = UIHostingController(rootView: entry.view)
        page.inherit(inner)
      }
      kept[entry.id] = page
      return (entry, page)
    }
    pages = kept
  }

  /// What the selection is while a page is shown.
  func tag(_ index: Int) -> AnyHashable {
    let (entry, page) = order[index]
    return entry.value ?? page.rootTrait(TagTrait.self) ?? AnyHashable(index)
  }

  func index(_ selection: TabSelection?) -> Int? {
    guard let selection else { return nil }
    return order.indices.first { selection.matches(tag($0)) }
  }
}

private struct TabBarControl: UIViewControllerRepresentable {
  let entries: [TabEntry]
  let selection: TabSelection?

  @MainActor
  final class Coordinator: NSObject, UITabBarControllerDelegate {
    let pages = TabPages()
    var selection: TabSelection?
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      guard let index = pages.order.firstIndex(where: { $0.page === viewController }) else { return }
      selection?.set(pages.tag(index))
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ uiViewController: UITabBarController, context: Context) {
    let coordinator = context.coordinator
    coordinator.selection = selection
    coordinator.pages.update(entries, context.environment)
    let pages = coordinator.pages.order
    for (index, (entry, page)) in pages.enumerated() {
      let item = page.tabBarItem ?? UITabBarItem()
      let words = page.tabWords(entry.label)
      let title = words?.title ?? ""
      if item.title != title { item.title = title }
      item.image = words?.image
      let badge = entry.badge ?? page.tabBadge
      if item.badgeValue != badge { item.badgeValue = badge }
      item.tag = index
      page.tabBarItem = item
    }
    let shown = uiViewController.viewControllers ?? []
    let new = pages.map(\.page)
    if shown.count != new.count || zip(shown, new).contains(where: { $0 !== $1 }) {
      uiViewController.setViewControllers(new, animated: false)
    }
    if let tint = context.environment.tint?.resolve(in: context.environment) {
      uiViewController.tabBar.tintColor = tint
    }
    if let index = coordinator.pages.index(selection), uiViewController.selectedIndex != index {
      uiViewController.selectedIndex = index
    }
    _ = selection?.get()
  }
}

private struct PagesControl: UIViewControllerRepresentable {
  let entries: [TabEntry]
  let selection: TabSelection?
  let display: PageTabViewStyle.IndexDisplayMode

  func makeUIViewController(context: Context) -> PagesController { PagesController() }

  func updateUIViewController(_ uiViewController: PagesController, context: Context) {
    uiViewController.selection = selection
    uiViewController.pages.update(entries, context.environment)
    uiViewController.display = display
    uiViewController.dots.backgroundStyle = context.environment.indexBackground
    uiViewController.isMirrored = context.environment.layoutDirection == .rightToLeft
    uiViewController.pagesDidChange(
      selected: uiViewController.pages.index(selection), animated: context.transaction.animation != nil)
    _ = selection?.get()
  }
}

/// Pages beside each other that are swiped, and dots over them.
final class PagesController: UIViewController, UIScrollViewDelegate {
  let pages = TabPages()
  let dots = UIPageControl()
  let scroll = UIScrollView()
  var selection: TabSelection?
  var display = PageTabViewStyle.IndexDisplayMode.automatic
  var isMirrored = false
  private var current = 0
  private var lastSize = CGSize.zero

  override func loadView() {
    view = UIView()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    view.addSubview(scroll)
    view.addSubview(dots)
    dots.addAction(UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
  }

  private func dotWasChosen() {
    show(dots.currentPage, animated: true)
    settle(dots.currentPage)
  }

  func pagesDidChange(selected: Int?, animated: Bool) {
    loadViewIfNeeded()
    let count = pages.order.count
    dots.numberOfPages = count
    dots.isHidden = display == .never || display == .automatic && count < 2
    let known = Set(pages.order.map { ObjectIdentifier($0.page) })
    for child in children where !known.contains(ObjectIdentifier(child)) { take(child) }
    let wanted = min(selected ?? current, max(0, count - 1))
    if wanted != current, lastSize != .zero {
      current = wanted
      show(wanted, animated: animated && view.window != nil)
    }
    current = wanted
    dots.currentPage = current
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scroll.frame = view.bounds
    let height = dots.intrinsicContentSize.height
    dots.frame = CGRect(x: 0, y: size.height - height - view.safeAreaInsets.bottom, width: size.width, height: height)
    scroll.contentSize = CGSize(width: size.width * CGFloat(pages.order.count), height: size.height)
    if size != lastSize {
      lastSize = size
      scroll.contentOffset.x = offset(current)
    }
    place()
  }

  private func offset(_ index: Int) -> CGFloat {
    lastSize.width * CGFloat(isMirrored ? pages.order.count - 1 - index : index)
  }

  /// Those of the pages that can be seen, or come next, have their views in place.
  private func place() {
    let size = lastSize
    guard size.width > 0 else { return }
    for (index, (_, page)) in pages.order.enumerated() {
      let x = offset(index)
      let isNear = abs(x - scroll.contentOffset.x) < size.width
      guard isNear else {
        if page.parent === self { take(page) }
        continue
      }
      if page.parent !== self {
        addChild(page)
        page.loadViewIfNeeded()
        page.view.backgroundColor = .clear
        scroll.addSubview(page.view)
        page.didMove(toParent: self)
      }
      page.view.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    }
  }

  private func take(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func show(_ index: Int, animated: Bool) {
    scroll.setContentOffset(CGPoint(x: offset(index), y: 0), animated: animated)
    if !animated { place() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    place()
    guard scroll.isTracking || scroll.isDecelerating, lastSize.width > 0 else { return }
    dots.currentPage = nearest
  }

  private var nearest: Int {
    guard lastSize.width > 0 else { return 0 }
    let index = Int((scroll.contentOffset.x / lastSize.width).rounded())
    return min(max(0, isMirrored ? pages.order.count - 1 - index : index), max(0, pages.order.count - 1))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle(nearest) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(nearest) }
  }

  private func settle(_ index: Int) {
    dots.currentPage = index
    guard index != current, pages.order.indices.contains(index) else { return }
    current = index
    selection?.set(pages.tag(index))
  }
}

extension UIHostingController {
  /// What the views of the page say for a tab, by `tabItem` or by a label of its own. Symbols are filled in tabs.
  func tabWords(_ label: AnyView?) -> LabelWords? {
    guard let root = preparedRoot(), let view = label ?? root.preference(TabItemKey.self) else { return nil }
    var environment = root.environment
    environment.symbolVariants = .fill
    return LabelWords.of(view, root, environment: environment)
  }

  var tabBadge: String? { preparedRoot()?.preference(TabBadgeKey.self) ?? nil }
}
