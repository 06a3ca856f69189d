import HostServices
import UIKit

/// An object that adds gesture recognizers to a view.
@MainActor
final class GestureTarget {
  let view: UIView
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The coordinators of UIKit's recognizers, by the types of their representables. They outlive the target.
  var coordinators: [ObjectIdentifier: AnyObject] {
    get { delegate.coordinators }
    set { delegate.coordinators = newValue }
  }
  /// The earlier recognizers in order. They are reused so that active touches continue.
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

  /// Returns a recognizer of a type with an action. An earlier recognizer is reused if possible.
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

  /// Removes the earlier recognizers that were not reused.
  func finish() {
    for recognizer in earlier {
      view.removeGestureRecognizer(recognizer)
      delegate.actions[ObjectIdentifier(recognizer)] = nil
    }
  }

  /// Returns the location of a recognizer in a coordinate space.
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
