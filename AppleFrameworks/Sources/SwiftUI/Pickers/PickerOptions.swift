import UIKit

/// One of the views among which a picker chooses.
struct PickerOption: Identifiable {
  let id: Int
  let tag: AnyHashable?
  let box: Box
  let words: LabelWords
}

/// Which option is chosen, whatever the type of the value.
struct PickerSelection {
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    isSelected = { ($0.base as? Value) == binding.wrappedValue }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }

  /// Several values that are chosen together; they differ where `isSelected` is false for all.
  init<C: RandomAccessCollection, Value: Hashable>(_ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>) {
    isSelected = { tag in
      !sources.isEmpty && sources.allSatisfy { (tag.base as? Value) == $0[keyPath: keyPath].wrappedValue }
    }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      for source in sources { source[keyPath: keyPath].wrappedValue = value }
    }
  }

  init(isSelected: @escaping (AnyHashable) -> Bool, select: @escaping (AnyHashable) -> Void) {
    self.isSelected = isSelected
    self.select = select
  }

  func contains(_ option: PickerOption) -> Bool { option.tag.map(isSelected) ?? false }
  func choose(_ option: PickerOption) { if let tag = option.tag { select(tag) } }
}

/// Views that are not laid out here, but are options; `result` is what is made of these.
struct OptionViews<Content: View, Result: View>: View {
  let content: Content
  let result: @MainActor ([PickerOption]) -> Result
  typealias Body = Never

  init(content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOption]) -> Result) {
    self.content = content
    self.result = result
  }
}

extension OptionViews: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { OptionsNode(view, context) }
}

@MainActor
final class OptionsNode<Content: View, Result: View>: ViewNode<OptionViews<Content, Result>> {
  private var view: OptionViews<Content, Result>
  private var holder: OptionHolder!
  private var content: ViewNode<Content>!
  private var result: ViewNode<Result>!

  init(_ view: OptionViews<Content, Result>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    holder = OptionHolder(owner: self) { [unowned self] in invalidate() }
    content = NodeFactory.make(view.content, holder.context())
    result = NodeFactory.make(view.result(options), self.context())
  }

  private var options: [PickerOption] {
    var items: [LazyItem] = []
    content.collectLazily(into: &items)
    var found: [PickerOption] = []
    func add(_ box: Box, _ tag: AnyHashable?) {
      if box.superbox == nil { box.superbox = holder.watch }
      found.append(PickerOption(id: found.count, tag: tag, box: box, words: LabelWords(of: [box])))
    }
    for item in items {
      switch item {
      case .box(let box): add(box, box.trait(TagTrait.self))
      case .row(let rows, let index):
        var boxes: [Box] = []
        rows.node(at: index).collect(into: &boxes)
        // Without a tag the element's id is one.
        for box in boxes { add(box, box.trait(TagTrait.self) ?? rows.rowID(at: index)) }
      case .sectionBegins, .sectionEnds: break
      }
    }
    return found
  }

  override var children: [Node] { [content, result] }
  override func update(_ view: OptionViews<Content, Result>) {
    self.view = view
    content.update(view.content)
    evaluate()
  }
  override func evaluate() { result.update(view.result(options)) }
  override func environmentDidChange(from old: EnvironmentValues) {
    holder.setEnvironment(environment)
    content.setEnvironment(environment)
    result.setEnvironment(environment)
    invalidate()
  }
  override func collect(into boxes: inout [Box]) { result.collect(into: &boxes) }
  override func collectLazily(into items: inout [LazyItem]) { result.collectLazily(into: &items) }
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    result.reducePreference(key, into: &value)
  }
}

/// The parent of options' nodes: hears when these are others, or say something else.
@MainActor
final class OptionHolder: Node {
  private let change: () -> Void
  private(set) var watch: OptionWatch!

  init(owner: Node, change: @escaping () -> Void) {
    self.change = change
    super.init(owner.context())
    watch = OptionWatch(node: self)
  }

  override func boxesDidChange() { change() }
  fileprivate func sizesDidChange() { change() }
}

/// What options lie in that nothing shows.
final class OptionWatch: Box {
  override func sizesBelowChanged() { (node as? OptionHolder)?.sizesDidChange() }
}

/// A box that belongs to another node, shown here.
struct BoxView: View {
  let box: Box
  typealias Body = Never
}

extension BoxView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { BoxNode(view, context) }
}

@MainActor
final class BoxNode: ViewNode<BoxView> {
  private var box: Box

  init(_ view: BoxView, _ context: NodeContext) {
    box = view.box
    super.init(context)
  }

  override func update(_ view: BoxView) {
    guard box !== view.box else { return }
    box = view.box
    boxesDidChange()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
}

/// Shows a box in the middle, wherever UIKit puts this.
final class BoxHolder: UIView {
  private let content = PassingView()
  private let box: Box

  init(_ box: Box) {
    self.box = box
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("no file has an option of a picker of SwiftUI's") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let context = PlacementContext(
      container: content, graph: box.node.graph, animation: nil, scale: box.environment.displayScale)
    let proposal = ProposedViewSize(bounds.size)
    let size = box.sizeThatFits(proposal)
    box.place(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height), proposal, context)
    context.finish()
  }
}
