import UIKit

extension Binding {
  /// Returns a binding that indicates whether the optional has a value.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    let location = location
    return Binding<Bool>(
      get: { location.get() != nil }, set: { if !$0 { location.set(nil, transaction: Transaction()) } })
  }
}

/// A modifier that presents content while a binding is `true`. It reads the binding when the node is evaluated, so that
/// changes invalidate the node.
struct PresentationReader<P: PresentingModifier>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let make: (Bool) -> P

  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      ReadingView(isPresented: view.modifier.isPresented, make: view.modifier.make, content: view.content)
    }
  }
}

/// A view that evaluates a binding and applies the presenting modifier for its value.
private struct ReadingView<P: PresentingModifier, Content: View>: View {
  let isPresented: Binding<Bool>
  let make: (Bool) -> P
  let content: Content
  var body: some View { content.applying(make(isPresented.wrappedValue)) }
}
