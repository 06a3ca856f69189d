/// The open transactions of a host, the innermost last. The first one is the implicit one and always exists.
package final class TransactionStack {
  /// The current values. A transaction starts with a copy of those of the outer one.
  struct Values {
    var animationDuration: CFTimeInterval = 0.25
    var animationTimingFunction: CAMediaTimingFunction?
    var disableActions = false
    var others: [String: Any] = [:]
  }

  private struct Entry {
    var values = Values()
    var completionBlock: (() -> Void)?
    /// The animations that were added since the beginning.
    var batch: AnimationBatch?

    func end() {
      guard let completionBlock else { return }
      if let batch { batch.close { _ in completionBlock() } } else { completionBlock() }
    }
  }

  weak var host: AppHost?

  /// The batch of an animation call of views, in addition to those of the open transactions.
  package var viewBatch: AnimationBatch?

  /// The batches of an animation that is added now.
  var batches: [AnimationBatch] {
    for index in entries.indices where entries[index].batch == nil { entries[index].batch = AnimationBatch() }
    return entries.compactMap(\.batch) + (viewBatch.map { [$0] } ?? [])
  }

  private var entries = [Entry()]
  private var flushIsDue = false

  var values: Values { entries[entries.count - 1].values }

  /// The number of transactions that were begun and not committed.
  package var depth: Int { entries.count - 1 }

  func update(_ body: (inout Values) -> Void) {
    body(&entries[entries.count - 1].values)
  }

  var completionBlock: (() -> Void)? {
    get { entries[entries.count - 1].completionBlock }
    set { entries[entries.count - 1].completionBlock = newValue }
  }

  func begin() {
    entries.append(Entry(values: values))
  }

  func commit() {
    guard entries.count > 1 else { return endImplicit() }
    let ended = entries.removeLast()
    // The stack is consistent before the block is called, since it may begin transactions.
    ended.end()
    if entries.count == 1 && flushIsDue { endImplicit() }
  }

  func flush() {
    if entries.count > 1 { flushIsDue = true } else { endImplicit() }
  }

  private func endImplicit() {
    flushIsDue = false
    let ended = entries[0]
    entries[0] = Entry()
    ImplicitAnimations.frameWasMade(by: host)
    ended.end()
  }

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: values.animationDuration
    case kCATransactionAnimationTimingFunction: values.animationTimingFunction
    case kCATransactionDisableActions: values.disableActions
    case kCATransactionCompletionBlock: completionBlock
    default: values.others[key]
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    let outer = entries.count > 1 ? entries[entries.count - 2].values : Values()
    update { values in
      switch key {
      case kCATransactionAnimationDuration: values.animationDuration = seconds(value) ?? outer.animationDuration
      case kCATransactionAnimationTimingFunction:
        values.animationTimingFunction = value as? CAMediaTimingFunction ?? outer.animationTimingFunction
      case kCATransactionDisableActions: values.disableActions = flag(value) ?? outer.disableActions
      case kCATransactionCompletionBlock: break
      default: values.others[key] = value ?? outer.others[key]
      }
    }
    if key == kCATransactionCompletionBlock { completionBlock = value as? () -> Void }
  }

  /// Returns a number, which is an `NSNumber` from code for Objective-C.
  private func seconds(_ value: Any?) -> CFTimeInterval? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: nil
    }
  }

  private func flag(_ value: Any?) -> Bool? {
    switch value {
    case let flag as Bool: flag
    case let number as NSNumber: number.boolValue
    case let number as Int: number != 0
    default: nil
    }
  }
}
