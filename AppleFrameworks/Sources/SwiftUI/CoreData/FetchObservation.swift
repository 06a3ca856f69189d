import CoreData
import HostServices

/// The observation of a view's fetch request, its results, and the changes of its context.
@MainActor
final class FetchObservation<Result: NSFetchRequestResult> {
  private weak var node: Node?
  private weak var context: NSManagedObjectContext?
  private let transaction: Transaction
  private let observer = ContextObserver()
  private(set) var request: NSFetchRequest<Result>
  private(set) var objects: [Result] = []
  /// The request's Swift sort descriptors.
  var typedDescriptors: Any = [Any]()
  private var orders: [(Result, Result) -> ComparisonResult]?

  init(_ request: NSFetchRequest<Result>, transaction: Transaction, node: Node) {
    self.request = request
    self.transaction = transaction
    self.node = node
  }

  var predicate: NSPredicate? {
    get { request.predicate }
    set {
      guard newValue !== request.predicate else { return }
      request.predicate = newValue
      fetchAndTell()
    }
  }

  var sortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    set {
      request.sortDescriptors = newValue
      orders = nil
      fetchAndTell()
    }
  }

  func useDescriptors(_ descriptors: [SortDescriptor<Result>]) where Result: NSManagedObject {
    typedDescriptors = descriptors
    orders = descriptors.map { descriptor in { descriptor.compare($0, $1) } }
  }

  func setDescriptors(_ descriptors: [SortDescriptor<Result>]) where Result: NSManagedObject {
    guard (typedDescriptors as? [SortDescriptor<Result>]) != descriptors else { return }
    useDescriptors(descriptors)
    fetchAndTell()
  }

  func connect(to new: NSManagedObjectContext) {
    guard context !== new else { return }
    context = new
    fetch()
    observer.observe(new) { [weak self] in
      MainWork.run { self?.fetchAndTell() }
    }
  }

  private func fetch() {
    guard let context, context.persistentStoreCoordinator != nil else {
      objects = []
      return
    }
    objects = (try? context.fetch(request)) ?? []
    guard let orders else { return }
    objects = objects.enumerated().sorted { first, second in
      for order in orders {
        let result = order(first.element, second.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }

  private func fetchAndTell() {
    fetch()
    node?.invalidate(transaction)
  }
}

/// An observer of a context's changes. It stops observing when it is deallocated.
private final class ContextObserver {
  private var token: (any NSObjectProtocol)?

  func observe(_ context: NSManagedObjectContext, _ change: @escaping @MainActor () -> Void) {
    end()
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { _ in
      if HostServices.isOnMainQueue {
        MainActor.assumeIsolated { change() }
      } else {
        Task { @MainActor in change() }
      }
    }
  }

  private func end() { if let token { NotificationCenter.default.removeObserver(token) } }

  deinit { end() }
}
