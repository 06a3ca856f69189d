import UIKit

@MainActor
final class AnyViewNode: ViewNode<AnyView> {
  private let content = SwitchingContent()

  init(_ view: AnyView, _ context: NodeContext) {
    super.init(context)
    begin(view.view)
  }

  private func begin(_ view: some View) { content.begin(view, owner: self) }
  private func set(_ view: some View) { content.set(view, owner: self) }

  override var children: [Node] { content.node.map { [$0] } ?? [] }
  override func update(_ view: AnyView) { set(view.view) }
  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}
