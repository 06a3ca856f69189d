import UIKit

/// The buttons that a swipe over a row shows at one of its edges.
struct RowSwipes {
  let allowsFullSwipe: Bool
  let content: AnyView

  /// The buttons as UIKit's; `nil` where there are none.
  @MainActor
  func configuration(for row: Box) -> UISwipeActionsConfiguration? {
    var environment = row.environment
    environment.tintStyle = nil
    environment.tint = nil
    let node = NodeFactory.make(
      content.buttonStyle(SwipeListing()), NodeContext(parent: nil, graph: row.node.graph, environment: environment))
    // Rows of collections are made when somebody asks for their boxes.
    var boxes: [Box] = []
    node.collect(into: &boxes)
    let items = node.preference(SwipeItems.self)
    node.tearDown()
    guard !items.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: items.map(\.action))
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}

enum LeadingSwipesTrait: BoxTrait { static var defaultValue: RowSwipes? { nil } }
enum TrailingSwipesTrait: BoxTrait { static var defaultValue: RowSwipes? { nil } }

/// A button that a swipe shows.
struct SwipeItem {
  let title: String?
  let image: UIImage?
  let role: ButtonRole?
  let tint: UIColor?
  let perform: @MainActor () -> Void

  @MainActor
  var action: UIContextualAction {
    let perform = perform
    let made = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      perform()
      done(true)
    }
    // A button with a picture shows that only.
    made.image = image
    if image != nil { made.title = nil }
    if let tint { made.backgroundColor = tint }
    return made
  }
}

enum SwipeItems: PreferenceKey {
  static var defaultValue: [SwipeItem] { [] }
  static func reduce(value: inout [SwipeItem], nextValue: () -> [SwipeItem]) { value += nextValue() }
}

/// Has buttons say what they are rather than be shown.
private struct SwipeListing: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { ListedSwipe(configuration: configuration) }
}

private struct ListedSwipe: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.self) private var environment

  var body: some View {
    let configuration = configuration
    let words = configuration.label.applying(
      SwipeLabel { title, image in
        SwipeItem(
          title: title, image: image, role: configuration.role, tint: tint?.resolve(in: environment),
          perform: { configuration.trigger() })
      })
    return words
  }
}

/// Finds the words and the picture of a button's label, and hands the button on.
private struct SwipeLabel: PrimitiveModifier {
  let item: @MainActor (String?, UIImage?) -> SwipeItem
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    SwipeLabelNode(view, context)
  }
}

@MainActor
private final class SwipeLabelNode<C: View>: ViewNode<Modified<C, SwipeLabel>> {
  private var item: @MainActor (String?, UIImage?) -> SwipeItem
  private var content: ViewNode<C>!

  init(_ view: Modified<C, SwipeLabel>, _ context: NodeContext) {
    item = view.modifier.item
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, SwipeLabel>) {
    item = view.modifier.item
    content.update(view.content)
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == SwipeItems.self else { return }
    var boxes: [Box] = []
    content.collect(into: &boxes)
    var (title, image): (String?, UIImage?)
    func look(_ box: Box) {
      if let text = box as? TextBox, title == nil { title = text.value.string(in: text.environment) }
      if let picture = box as? ImageBox, image == nil { image = picture.value.resolved(in: picture.environment) }
      for inner in box.contained { look(inner) }
    }
    for box in boxes { look(box) }
    guard let own = [item(title, image)] as? K.Value else { return }
    if var known = value {
      K.reduce(value: &known) { own }
      value = known
    } else {
      value = own
    }
  }
}

extension View {
  /// Buttons that a swipe over the row shows.
  ///
  /// - Parameters:
  ///   - edge: where they come out.
  ///   - allowsFullSwipe: whether a swipe over the whole row performs the first one.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let swipes = RowSwipes(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return applying(SwipeModifier(edge: edge, swipes: swipes))
  }
}

/// Buttons at one edge; those of the other edge stay as they are further in.
struct SwipeModifier: BoxModifier {
  let edge: HorizontalEdge
  let swipes: RowSwipes
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    SwipeBox(modifier, child: child, node: node)
  }
}

final class SwipeBox: ModifierBox<SwipeModifier> {
  override func modifierDidChange(from old: SwipeModifier) {}
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    let own =
      modifier.edge == .leading ? ObjectIdentifier(LeadingSwipesTrait.self) : ObjectIdentifier(TrailingSwipesTrait.self)
    return key == own ? modifier.swipes : child.traitValue(key)
  }
}
