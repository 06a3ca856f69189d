import UIKit

/// The node of `OptionViews`. It collects the options and evaluates the result.
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
        // The tag defaults to the element's identifier.
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
