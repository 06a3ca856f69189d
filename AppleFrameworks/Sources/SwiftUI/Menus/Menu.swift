import UIKit

/// A button that opens a menu.
///
/// What the content has of buttons, toggles, pickers, links, sections, dividers and other menus becomes items of UIKit's menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menu
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let primaryAction: (@MainActor () -> Void)?

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }
  /// A tap does something; a touch that stays opens the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View { MenuBody(label: label, items: content, primaryAction: primaryAction) }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// Finds the items of a menu when it is opened.
final class MenuSource {
  weak var node: Node?
  nonisolated init() {}
  @MainActor var items: [MenuItem] { node?.listedItems ?? [] }
}

/// Views that are shown as a menu's items only. Nothing of them is in the layout.
struct MenuItemViews<Items: View>: View {
  let items: Items
  let source: MenuSource
  typealias Body = Never
}

extension MenuItemViews: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { MenuItemsNode(view, context) }
}

@MainActor
final class MenuItemsNode<Items: View>: ViewNode<MenuItemViews<Items>> {
  private nonisolated(unsafe) var content: ViewNode<Items>!

  init(_ view: MenuItemViews<Items>, _ context: NodeContext) {
    super.init(context)
    content = NodeFactory.make(view.items, self.context(environment.forListing))
    view.source.node = content
  }

  override var children: [Node] { [content] }
  override func update(_ view: MenuItemViews<Items>) {
    content.update(view.items)
    view.source.node = content
  }
  override func environmentDidChange(from old: EnvironmentValues) { content.setEnvironment(environment.forListing) }
  override func collect(into boxes: inout [Box]) {}
  override func collectLazily(into items: inout [LazyItem]) {}
  override func boxesDidChange() {}
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {}
  override func appear(into actions: inout [() -> Void]) {}
  override func disappear(into actions: inout [() -> Void]) {}
}

private struct MenuBody<Label: View, Items: View>: View {
  nonisolated(unsafe) let label: Label
  let items: Items
  nonisolated(unsafe) let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isListingItems) private var isListed
  @State private var source = MenuSource()

  var body: some View {
    if isListed {
      ListedEntry(label: label, content: items) { words, items, _ in .submenu(words, items) }
    } else {
      let source = source
      StyledButton(role: nil, action: primaryAction ?? {}, label: AnyView(label))
        .environment(\.buttonMenu, ButtonMenu(isPrimary: primaryAction == nil) { source.items })
      MenuItemViews(items: items, source: source)
    }
  }
}

/// The menu that a button opens.
struct ButtonMenu {
  /// A tap opens it, and not only a touch that stays.
  let isPrimary: Bool
  let items: @MainActor () -> [MenuItem]
}

private enum ButtonMenuKey: EnvironmentKey { static var defaultValue: ButtonMenu? { nil } }

extension EnvironmentValues {
  var buttonMenu: ButtonMenu? {
    get { self[ButtonMenuKey.self] }
    set { self[ButtonMenuKey.self] = newValue }
  }
}

// MARK: Context menus

/// A view with a menu that a touch opens which stays.
private struct ContextMenuHolder<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  let preview: (@MainActor () -> AnyView)?
  @State private var source = MenuSource()

  var body: some View {
    content.applying(ContextMenuModifier(source: source, preview: preview))
      .applying(TraitModifier<RowMenuTrait>(value: RowMenu(source: source, preview: preview)))
    MenuItemViews(items: items, source: source)
  }
}

struct ContextMenuModifier: EffectModifier {
  let source: MenuSource
  let preview: (@MainActor () -> AnyView)?
  func makeView() -> ContextMenuView { ContextMenuView() }
  func configure(_ view: ContextMenuView, _ box: EffectBox<Self>) {
    view.source = source
    view.environment = box.environment
    view.preview = preview
  }
}

final class ContextMenuView: PassingView, UIContextMenuInteractionDelegate {
  var source: MenuSource?
  var preview: (@MainActor () -> AnyView)?
  var environment = EnvironmentValues()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { fatalError("no file has a context menu of SwiftUI's") }

  /// The menu of a whole row is the list's.
  private var isRows: Bool {
    var view: UIView? = superview
    while let current = view {
      if let cell = current as? ListCell { return cell.menu?.source === source }
      view = current.superview
    }
    return false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let source, !isRows else { return nil }
    return RowMenu(source: source, preview: preview).configuration(in: environment)
  }
}

/// The menu of a view, which is that of the whole row where the view is one.
struct RowMenu {
  let source: MenuSource
  let preview: (@MainActor () -> AnyView)?

  @MainActor
  func configuration(in environment: EnvironmentValues) -> UIContextMenuConfiguration? {
    guard environment.isEnabled, let menu = MenuElements.menu(source.items) else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: preview.map { view in
        {
          let controller = UIHostingController(rootView: view())
          controller.inherit(environment)
          controller.preferredContentSize = controller.sizeThatFits(
            in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
          return controller
        }
      }, actionProvider: { _ in menu })
  }
}

enum RowMenuTrait: BoxTrait { static var defaultValue: RowMenu? { nil } }

extension View {
  /// A menu for a touch that stays; none while there are no items.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuHolder(content: self, items: menuItems(), preview: nil)
  }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let shown = AnyView(preview())
    return ContextMenuHolder(content: self, items: menuItems(), preview: { shown })
  }
}
