import UIKit

/// The node of a section.
@MainActor
final class SectionNode<H: View, C: View, F: View>: ViewNode<Section<H, C, F>> {
  private var header: ViewNode<H>!
  private var content: ViewNode<C>!
  private var footer: ViewNode<F>!

  init(_ view: Section<H, C, F>, _ context: NodeContext) {
    super.init(context)
    header = NodeFactory.make(view.header, self.context(edges))
    content = NodeFactory.make(view.content, self.context())
    footer = NodeFactory.make(view.footer, self.context(footers))
  }

  /// The environment of headers. In lists, headers have their own font and may be uppercase.
  private var edges: EnvironmentValues {
    var values = footers
    guard environment.isInList else { return values }
    let measures = environment.listMeasures
    values.font = measures.headerFont
    if measures.headerIsUppercase, environment.headerProminence == .standard { values.textCase = .uppercase }
    return values
  }
  private var footers: EnvironmentValues {
    var values = environment
    guard environment.isInList else { return values }
    values.font = .footnote
    values.foregroundStyles = ForegroundStyles(styles: [AnyShapeStyle(Color(.secondaryLabel))])
    values.isInList = false
    return values
  }

  override var children: [Node] { [header, content, footer] }
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == ListedItems.self, environment.isListingItems else {
      return super.reducePreference(key, into: &value)
    }
    add(.section(LabelWords.of(header), content.listedItems), key, into: &value)
  }
  override func update(_ view: Section<H, C, F>) {
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    header.setEnvironment(edges)
    content.setEnvironment(environment)
    footer.setEnvironment(footers)
  }
  override func collectLazily(into items: inout [LazyItem]) {
    func boxes(_ node: Node) -> [Box] {
      var found: [Box] = []
      node.collect(into: &found)
      return found
    }
    items.append(.sectionBegins(header: boxes(header), footer: boxes(footer)))
    content.collectLazily(into: &items)
    items.append(.sectionEnds)
  }
}
