import UIKit

@MainActor
final class ConditionalNode<T: View, F: View>: ViewNode<_ConditionalContent<T, F>> {
  private let content = SwitchingContent()
  private var isFirst: Bool

  init(_ view: _ConditionalContent<T, F>, _ context: NodeContext) {
    if case .first = view.storage { isFirst = true } else { isFirst = false }
    super.init(context)
    switch view.storage {
    case .first(let view): content.begin(view, owner: self)
    case .second(let view): content.begin(view, owner: self)
    }
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: _ConditionalContent<T, F>) {
    switch view.storage {
    case .first(let view):
      if isFirst {
        content.set(view, owner: self)
      } else {
        content.replace(by: NodeFactory.make(view, context()), self)
      }
      isFirst = true
    case .second(let view):
      if !isFirst {
        content.set(view, owner: self)
      } else {
        content.replace(by: NodeFactory.make(view, context()), self)
      }
      isFirst = false
    }
  }

  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}
