/// A group of changes of layers with the settings of their animations.
///
/// Transactions can be nested: a value of an inner one overrides that of the outer one until the inner one is
/// committed. Outside of `begin()` there is an implicit transaction, which ends with the next frame or `flush()`.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() {
    AppHost.current.transactions.begin()
  }

  /// Commits the current transaction. Its completion block is called when the animations that were added since
  /// `begin()` have ended, and at once if there are none.
  ///
  /// Without a corresponding `begin()`, it commits the implicit transaction.
  open class func commit() {
    AppHost.current.transactions.commit()
  }

  /// Commits the implicit transaction. If an explicit one is open, it waits for its `commit()`.
  open class func flush() {
    AppHost.current.transactions.flush()
  }

  /// Returns the duration of the animations of this transaction's changes, in seconds. Default: `0.25`.
  open class func animationDuration() -> CFTimeInterval {
    AppHost.current.transactions.values.animationDuration
  }

  /// Sets the duration of the animations of this transaction's changes, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    AppHost.current.transactions.update { $0.animationDuration = dur }
  }

  /// Returns the pacing of the animations of this transaction's changes. Default: `nil`, the animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    AppHost.current.transactions.values.animationTimingFunction
  }

  /// Sets the pacing of the animations of this transaction's changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    AppHost.current.transactions.update { $0.animationTimingFunction = function }
  }

  /// Returns whether changes of properties run no actions. Default: `false`.
  open class func disableActions() -> Bool {
    AppHost.current.transactions.values.disableActions
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    AppHost.current.transactions.update { $0.disableActions = flag }
  }

  /// Returns the block that is called when this transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    AppHost.current.transactions.completionBlock
  }

  /// Sets the block that is called when this transaction's animations have ended. A previous block isn't called.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    AppHost.current.transactions.completionBlock = block
  }

  /// Returns the current value of a key: `kCATransactionAnimationDuration`, `kCATransactionDisableActions`,
  /// `kCATransactionAnimationTimingFunction`, `kCATransactionCompletionBlock`, or a custom key.
  open class func value(forKey key: String) -> Any? {
    AppHost.current.transactions.value(forKey: key)
  }

  /// Sets the value of a key in the current transaction; `nil` for that of the outer one.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    AppHost.current.transactions.setValue(anObject, forKey: key)
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
