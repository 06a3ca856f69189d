/// The observers of an annotation's coordinate.
final class PlaceObservers {
  private struct Observer {
    weak var object: AnyObject?
    let changed: () -> Void
  }

  private var observers: [Observer] = []

  func add(_ object: AnyObject, _ changed: @escaping () -> Void) {
    observers.removeAll { $0.object == nil || $0.object === object }
    observers.append(Observer(object: object, changed: changed))
  }

  func callAll() { for observer in observers where observer.object != nil { observer.changed() } }
}
