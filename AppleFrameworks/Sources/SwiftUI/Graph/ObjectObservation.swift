import Combine

/// An observation of one object at a time.
@MainActor
final class ObjectObservation {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<Object: ObservableObject>(_ new: Object, for node: Node) {
    guard object !== new else { return }
    object = new
    subscription = new.objectWillChange.sink { [weak node] _ in
      let transaction = Transaction.current
      MainWork.run { node?.invalidate(transaction) }
    }
  }
}
