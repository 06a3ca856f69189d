import Foundation
import HostServices
import PermissionResponses

/// An index of an app's items for searches on the device, in memory. The device is never searched. An app can inspect
/// its index only with `fetchLastClientState` and the completion handlers.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private let name: String
  private var items: [String: CSSearchableItem] = [:]
  private var clientState: Data?
  private var isInBatch = false

  /// The indexes of a host's app, by name.
  private final class Shared: @unchecked Sendable {
    // Unchecked: The type is immutable.
    let index = CSSearchableIndex(name: "")
  }

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) { self.name = name }

  open class func `default`() -> CSSearchableIndex { HostServices.state(Shared()).index }
  open class func isIndexingAvailable() -> Bool { true }

  /// The identifiers of the indexed items, sorted.
  package var identifiers: [String] { lock.withLock { items.keys.sorted() } }

  /// Returns the indexed item with an identifier.
  package func item(_ identifier: String) -> CSSearchableItem? { lock.withLock { items[identifier] } }

  private func change(_ handler: (((any Error)?) -> Void)?, _ change: () -> Void) {
    lock.withLock(change)
    RunLoopTurn.later { handler?(nil) }
  }

  /// Indexes items, which replace existing items with the same identifiers.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) {
      for item in items {
        let attributes = item.attributeSet.copy() as? CSSearchableItemAttributeSet ?? item.attributeSet
        let copy = CSSearchableItem(
          uniqueIdentifier: item.uniqueIdentifier, domainIdentifier: item.domainIdentifier, attributeSet: attributes)
        copy.expirationDate = item.expirationDate
        self.items[item.uniqueIdentifier] = copy
      }
    }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { for identifier in identifiers { items[identifier] = nil } }
  }

  /// Deletes the items of domains and their subdomains. For example, "account" contains "account.inbox".
  ///
  /// - Source: developer.apple.com/documentation/corespotlight/cssearchableitem/domainidentifier
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) {
      items = items.filter { _, item in
        guard let domain = item.domainIdentifier else { return true }
        return !domainIdentifiers.contains { domain == $0 || domain.hasPrefix($0 + ".") }
      }
    }
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    change(completionHandler) { items = [:] }
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    await withCheckedContinuation { done in indexSearchableItems(items) { _ in done.resume() } }
  }

  open func deleteAllSearchableItems() async throws {
    await withCheckedContinuation { done in deleteAllSearchableItems { _ in done.resume() } }
  }

  // MARK: - Batches

  /// Begins a batch. An index without a name and nested batches are programming errors.
  open func beginBatch() {
    precondition(!name.isEmpty, "CSSearchableIndex: the default index has no batches; create one with a name")
    lock.withLock {
      precondition(!isInBatch, "CSSearchableIndex: the index '\(name)' is in a batch")
      isInBatch = true
    }
  }

  /// Ends a batch, and stores the app's client state, which has at most 250 bytes.
  open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    let isValid = clientState.count <= 250
    lock.withLock {
      isInBatch = false
      if isValid { self.clientState = clientState }
    }
    RunLoopTurn.later { completionHandler?(isValid ? nil : CSIndexError(.invalidClientStateError)) }
  }

  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    let state = lock.withLock { clientState }
    RunLoopTurn.later { completionHandler(state, nil) }
  }
}

/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindexdelegate
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}
