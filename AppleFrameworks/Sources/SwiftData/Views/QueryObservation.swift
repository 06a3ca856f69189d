import HostServices
import SwiftUI

/// An observation of a query's results, which updates them after changes of the context.
@Observable
final class QueryObservation<Element: PersistentModel> {
  /// A number that changes when the results may have changed.
  private var generation = 0
  @ObservationIgnored private var isStale = true
  @ObservationIgnored private var results: [Element] = []
  @ObservationIgnored private(set) var error: (any Error)?
  @ObservationIgnored private var descriptor: FetchDescriptor<Element>?
  @ObservationIgnored private var transaction: Transaction?
  @ObservationIgnored private var context: ModelContext?

  /// The current results. Views that read them are evaluated again when they change.
  var elements: [Element] {
    _ = generation
    if isStale { fetch() }
    return results
  }

  func connect(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, to new: ModelContext) {
    self.descriptor = descriptor
    self.transaction = transaction
    isStale = true
    guard context !== new else { return }
    context?.endObserving(ObjectIdentifier(self))
    context = new
    new.observe(self) { [weak self] in self?.contextDidChange() }
  }

  private func fetch() {
    guard let context, let descriptor else { return }
    isStale = false
    do {
      results = try context.fetch(descriptor)
      error = nil
    } catch {
      results = []
      self.error = error
      HostServices.tellDeveloper("SwiftData: the query for \(Element.self) fails: \(error)")
    }
  }

  private func contextDidChange() {
    guard !isStale else { return }
    isStale = true
    if let transaction {
      withTransaction(transaction) { generation += 1 }
    } else {
      generation += 1
    }
  }

  deinit { context?.endObserving(ObjectIdentifier(self)) }
}
