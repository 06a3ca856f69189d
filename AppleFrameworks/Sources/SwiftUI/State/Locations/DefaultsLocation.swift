import UIKit

/// The location of a value in the user defaults, with the nodes that have read it.
///
/// Unchecked: User defaults are thread-safe, and the readers are used only on the main actor.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var readers = ReaderList()
  private var observer: (any NSObjectProtocol)?

  init(
    key: String, store: UserDefaults, initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.read = read
    self.write = write
    super.init()
    // Locations with the same key observe each other's changes.
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.tellReaders(Transaction()) }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  override func get() -> Value {
    if let reader = Evaluation.node { readers.insert(reader) }
    return store.object(forKey: key).flatMap(read) ?? initial
  }

  override func set(_ value: Value, transaction: Transaction) {
    store.set(write(value), forKey: key)
    tellReaders(transaction.merging(Transaction.current))
  }

  private func tellReaders(_ transaction: Transaction) {
    let concerned = readers.all
    guard !concerned.isEmpty else { return }
    MainWork.run { for reader in concerned { reader.node?.invalidate(transaction) } }
  }
}
