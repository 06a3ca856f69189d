import UIKit

struct TapModifier: PrimitiveModifier {
  let count: Int
  let action: (CGPoint) -> Void
  let space: CoordinateSpace
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = SpatialTapGesture(count: modifier.count, coordinateSpace: AnySpace(coordinateSpace: modifier.space))
      return view.content.gesture(gesture.onEnded { modifier.action($0.location) })
    }
  }
}
