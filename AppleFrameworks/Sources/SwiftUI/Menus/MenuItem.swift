import UIKit

/// What views say of themselves that UIKit shows in a menu or an alert.
@MainActor
enum MenuItem {
  case action(Action)
  /// A field of an alert.
  case field(Field)
  case text(String)
  case divider
  case section(LabelWords, [MenuItem])
  case submenu(LabelWords, [MenuItem])

  struct Action {
    var words: LabelWords
    var role: ButtonRole?
    var isEnabled = true
    /// Whether it has a check mark.
    var isOn = false
    let action: @MainActor () -> Void
  }

  struct Field {
    let text: Binding<String>
    let prompt: String?
    let isSecure: Bool
    let typing: TypingTraits
  }
}

/// The items that views below list.
enum ListedItems: PreferenceKey {
  static var defaultValue: [MenuItem] { [] }
  static func reduce(value: inout [MenuItem], nextValue: () -> [MenuItem]) { value += nextValue() }
}

private enum ListingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Views here are not shown as they are, but as UIKit's menus or alerts.
  var isListingItems: Bool {
    get { self[ListingKey.self] }
    set { self[ListingKey.self] = newValue }
  }

  /// The same for views that list items.
  var forListing: EnvironmentValues {
    var values = self
    values.isListingItems = true
    values.isInList = false
    return values
  }
}

extension Node {
  /// The items that this and what is below list.
  final var listedItems: [MenuItem] {
    // Rows of collections are made when somebody asks for their boxes.
    var boxes: [Box] = []
    collect(into: &boxes)
    return preference(ListedItems.self)
  }

  final func add<K: PreferenceKey>(_ item: MenuItem, _ key: K.Type, into value: inout K.Value?) {
    guard let own = [item] as? K.Value else { return }
    if value == nil { value = own } else { K.reduce(value: &value!) { own } }
  }
}

/// Boxes of views that stand in menus without being a control.
@MainActor
protocol ListedBox: Box {
  var item: MenuItem { get }
}

extension TextBox: ListedBox {
  var item: MenuItem { .text(value.string(in: environment)) }
}

extension DividerBox: ListedBox {
  var item: MenuItem { .divider }
}

/// A view that is an item of a menu, with a label, and content that lists items of its own.
struct ListedEntry<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let make: @MainActor (LabelWords, [MenuItem], EnvironmentValues) -> MenuItem
  typealias Body = Never
}

extension ListedEntry: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ListedEntryNode(view, context) }
}

extension ListedEntry where Content == EmptyView {
  init(label: Label, make: @escaping @MainActor (LabelWords, EnvironmentValues) -> MenuItem) {
    self.init(label: label, content: EmptyView()) { words, _, environment in make(words, environment) }
  }
}

@MainActor
final class ListedEntryNode<L: View, C: View>: ViewNode<ListedEntry<L, C>> {
  private var view: ListedEntry<L, C>
  private var label: ViewNode<L>!
  private var content: ViewNode<C>!

  init(_ view: ListedEntry<L, C>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    label = NodeFactory.make(view.label, self.context(labelEnvironment))
    content = NodeFactory.make(view.content, self.context())
  }

  private var labelEnvironment: EnvironmentValues {
    var values = environment
    values.isListingItems = false
    return values
  }

  override var children: [Node] { [label, content] }
  override func update(_ view: ListedEntry<L, C>) {
    self.view = view
    label.update(view.label)
    content.update(view.content)
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    label.setEnvironment(labelEnvironment)
    content.setEnvironment(environment)
  }
  override func collect(into boxes: inout [Box]) {}
  override func boxesDidChange() {}
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == ListedItems.self else { return }
    add(view.make(LabelWords.of(label), content.listedItems, environment), key, into: &value)
  }
}

/// Items as UIKit's menus have them.
@MainActor
enum MenuElements {
  static func menu(_ items: [MenuItem]) -> UIMenu? {
    let children = elements(items)
    return children.isEmpty ? nil : UIMenu(children: children)
  }

  static func elements(_ items: [MenuItem]) -> [UIMenuElement] {
    // A divider and a section end a group.
    var groups: [[UIMenuElement]] = [[]]
    for item in items {
      switch item {
      case .divider: groups.append([])
      case .section(let words, let inner):
        let section = UIMenu(title: words.title ?? "", options: .displayInline, children: elements(inner))
        groups.append([section])
        groups.append([])
      default: groups[groups.count - 1].append(contentsOf: element(item))
      }
    }
    let filled = groups.filter { !$0.isEmpty }
    if filled.count <= 1 { return filled.first ?? [] }
    return filled.flatMap { group -> [UIMenuElement] in
      if group.count == 1, let inner = group[0] as? UIMenu, inner.options.contains(.displayInline) { return group }
      return [UIMenu(options: .displayInline, children: group)]
    }
  }

  private static func element(_ item: MenuItem) -> [UIMenuElement] {
    switch item {
    case .action(let action):
      var attributes: UIMenuElement.Attributes = action.isEnabled ? [] : .disabled
      if action.role == .destructive { attributes.insert(.destructive) }
      let perform = action.action
      return [
        UIAction(
          title: action.words.title ?? "", subtitle: action.words.subtitle, image: action.words.image,
          attributes: attributes, state: action.isOn ? .on : .off
        ) { _ in perform() }
      ]
    case .text(let title): return [UIAction(title: title, attributes: .disabled) { _ in }]
    case .submenu(let words, let items):
      return [
        UIMenu(
          title: words.title ?? "", subtitle: words.subtitle, image: words.image, children: elements(items))
      ]
    case .section, .divider, .field: return []
    }
  }
}
