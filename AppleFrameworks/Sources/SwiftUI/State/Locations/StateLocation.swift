import Foundation

/// The location of a value that a view owns, with the nodes that have read it.
///
/// Unchecked: A lock guards the value and the readers.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private var readers = ReaderList()
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    lock.withLock {
      if let reader = Evaluation.node { readers.insert(reader) }
      return value
    }
  }

  override func set(_ new: Value, transaction: Transaction) {
    let concerned: [Evaluation.NodeReference] = lock.withLock {
      let isSame = valuesAreEqual(value, new)
      value = new
      return isSame ? [] : readers.all
    }
    guard !concerned.isEmpty else { return }
    let transaction = transaction.merging(Transaction.current)
    MainWork.run { for reader in concerned { reader.node?.invalidate(transaction) } }
  }
}
