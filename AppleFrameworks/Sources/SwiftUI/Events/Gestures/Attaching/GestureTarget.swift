import HostServices
import UIKit

/// The view that recognizers are added to.
@MainActor
final class GestureTarget {
  let view: UIView
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// Recognizers that have been made before, in order: they are used again, so that a touch that is under way goes on.
  private var earlier: [UIGestureRecognizer]
  let simultaneous: Bool
  let delegate: GestureDelegate
  unowned let graph: ViewGraph
  let place: () -> PlaceInSpaces

  init(
    view: UIView, earlier: [UIGestureRecognizer], simultaneous: Bool, delegate: GestureDelegate, graph: ViewGraph,
    place: @escaping () -> PlaceInSpaces
  ) {
    self.view = view
    self.earlier = earlier
    self.simultaneous = simultaneous
    self.delegate = delegate
    self.graph = graph
    self.place = place
  }

  /// A recognizer of a kind with an action: an earlier one with a new action, or a new one.
  func add<R: UIGestureRecognizer>(
    _ type: R.Type, _ make: @autoclosure () -> R, _ action: @escaping @MainActor (R) -> Void
  ) -> R {
    if let index = earlier.firstIndex(where: { Swift.type(of: $0) == type }), let found = earlier[index] as? R {
      earlier.remove(at: index)
      delegate.actions[ObjectIdentifier(found)] = { if let found = $0 as? R { action(found) } }
      recognizers.append(found)
      return found
    }
    let made = make()
    made.delegate = delegate
    delegate.actions[ObjectIdentifier(made)] = { if let found = $0 as? R { action(found) } }
    let delegate = delegate
    HostServices.listen(to: made) { [weak delegate] recognizer in
      delegate?.actions[ObjectIdentifier(recognizer)]?(recognizer)
    }
    view.addGestureRecognizer(made)
    recognizers.append(made)
    return made
  }

  /// Those that nothing is left for go.
  func finish() {
    for recognizer in earlier {
      view.removeGestureRecognizer(recognizer)
      delegate.actions[ObjectIdentifier(recognizer)] = nil
    }
  }

  /// A point of a recognizer in a coordinate space.
  func point(_ recognizer: UIGestureRecognizer, in space: CoordinateSpace) -> CGPoint {
    let local = recognizer.location(in: view)
    switch space {
    case .local: return local
    case .global: return view.convert(local, to: nil as UIView?)
    case .named:
      let frame = place().frame(view.bounds.size, in: space)
      return CGPoint(x: frame.minX + local.x, y: frame.minY + local.y)
    }
  }
}
