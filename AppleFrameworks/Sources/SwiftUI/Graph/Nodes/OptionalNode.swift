import UIKit

@MainActor
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let content = SwitchingContent()

  init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(context)
    if let view { content.begin(view, owner: self) }
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: Wrapped?) {
    if let view { content.set(view, owner: self) } else { content.replace(by: nil, self) }
  }

  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}
