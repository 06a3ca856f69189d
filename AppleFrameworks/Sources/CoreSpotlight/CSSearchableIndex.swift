import Foundation
import HostServices
import PermissionResponses

/// The items of an app that a search of the device finds, in memory. Nobody searches the device here: `fetchLastClientState`
/// and the completion handlers are how an app hears of its index.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private let name: String
  private var items: [String: CSSearchableItem] = [:]
  private var clientState: Data?
  private var isInBatch = false

  /// The indexes of a host's app, by their names.
  private final class Shared: @unchecked Sendable {
    // Unchecked: It does not change.
    let index = CSSearchableIndex(name: "")
  }

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) { self.name = name }

  open class func `default`() -> CSSearchableIndex { HostServices.state(Shared()).index }
  open class func isIndexingAvailable() -> Bool { true }

  /// The identifiers of what is indexed, sorted.
  package var identifiers: [String] { lock.withLock { items.keys.sorted() } }

  /// An item that is indexed.
  package func item(_ identifier: String) -> CSSearchableItem? { lock.withLock { items[identifier] } }

  private func change(_ handler: (((any Error)?) -> Void)?, _ change: () -> Void) {
    lock.withLock(change)
    RunLoopTurn.later { handler?(nil) }
  }

  /// Keeps items, in place of those with their identifiers.
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

  /// Deletes the items of domains, and of those below them: "account" has "account.inbox", too.
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

  /// Begins a batch. An index without a name, and a batch in a batch, are a caller's bug.
  open func beginBatch() {
    precondition(!name.isEmpty, "CSSearchableIndex: the default index has no batches; create one with a name")
    lock.withLock {
      precondition(!isInBatch, "CSSearchableIndex: the index '\(name)' is in a batch")
      isInBatch = true
    }
  }

  /// Ends a batch, and keeps the app's own note of what was indexed: at most 250 bytes.
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
