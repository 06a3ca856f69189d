import UIKit

struct LongPressModifier: PrimitiveModifier {
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = LongPressGesture(minimumDuration: modifier.duration, maximumDistance: modifier.distance)
      return view.content.gesture(PressHearing(gesture: gesture, pressing: modifier.pressing, action: modifier.action))
    }
  }
}

struct PressHearing: RecognizedGesture {
  typealias Value = Bool
  typealias Body = Never
  let gesture: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  func attach(to target: GestureTarget, _ events: GestureEvents<Bool>) {
    final class Down { var isDown = false }
    let down = Down()
    gesture.attach(
      to: target,
      GestureEvents(
        changed: { _ in
          if !down.isDown { pressing?(true) }
          down.isDown = true
        }, ended: { _ in action() },
        finished: {
          if down.isDown { pressing?(false) }
          down.isDown = false
        }))
  }
}
