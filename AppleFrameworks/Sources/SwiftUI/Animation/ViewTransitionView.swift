import UIKit

/// A view that displays its content in the phases of a transition that is described by views.
nonisolated struct ViewTransitionView<Content: View>: View {
  let content: Content
  let insertion: ViewTransition?
  let removal: ViewTransition?
  typealias Body = Never
}

extension ViewTransitionView: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ViewTransitionNode(view, context)
  }
}

/// A node that animates its own removal.
@MainActor
protocol LeavingNode: Node {
  func leave()
}

/// The node of a view with such a transition. If the appearance is animated, the node starts in the phase before it.
@MainActor
final class ViewTransitionNode<Content: View>: ViewNode<ViewTransitionView<Content>>, LeavingNode {
  private var view: ViewTransitionView<Content>
  private var content: ViewNode<AnyView>!
  private var phase: TransitionPhase

  init(_ view: ViewTransitionView<Content>, _ context: NodeContext) {
    self.view = view
    let isAnimated = context.graph.isShown && context.graph.animationOfUpdate != nil && view.insertion != nil
    phase = isAnimated ? .willAppear : .identity
    super.init(context)
    content = NodeFactory.make(shown, self.context())
    guard isAnimated else { return }
    graph.afterUpdate { [weak self] in
      guard let self, phase == .willAppear else { return }
      phase = .identity
      content.update(shown)
      graph.invalidateLayout()
    }
  }

  /// The content in the current phase. The views of all phases have the same type, so state is preserved.
  private var shown: AnyView {
    var result = AnyView(view.content)
    let own = AnyView(result)
    if let removal = view.removal, view.insertion == nil || phase == .didDisappear {
      result = removal.apply(own, phase)
    } else if let insertion = view.insertion {
      result = insertion.apply(own, phase)
    }
    return result
  }

  override var children: [Node] { [content] }

  override func update(_ view: ViewTransitionView<Content>) {
    self.view = view
    if phase == .didDisappear { phase = .identity }
    content.update(shown)
  }

  func leave() {
    guard view.removal != nil else { return }
    phase = .didDisappear
    content.update(shown)
    graph.evaluateWaiting()
  }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
