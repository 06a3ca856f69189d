/// A group of changes to layers that belong together, with the animation settings that hold for them.
///
/// Transactions nest: a value set in an inner one hides the outer one's until the inner one is committed. Outside any
/// `begin()` there is an implicit transaction, which ends at the next frame or `flush()`.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() {
    AppHost.current.transactions.begin()
  }

  /// Ends the current transaction. Its completion block runs when the animations added since `begin()` have ended, and
  /// so right away when there are none.
  ///
  /// Without a `begin()` to match, it ends the implicit transaction.
  open class func commit() {
    AppHost.current.transactions.commit()
  }

  /// Ends the implicit transaction. While an explicit one is open, this waits for its `commit()`.
  open class func flush() {
    AppHost.current.transactions.flush()
  }

  /// Returns the length, in seconds, of the animations that this transaction's changes make. Default `0.25`.
  open class func animationDuration() -> CFTimeInterval {
    AppHost.current.transactions.values.animationDuration
  }

  /// Sets the length, in seconds, of the animations that this transaction's changes make.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    AppHost.current.transactions.update { $0.animationDuration = dur }
  }

  /// Returns the pacing of the animations that this transaction's changes make. Default `nil`: each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    AppHost.current.transactions.values.animationTimingFunction
  }

  /// Sets the pacing of the animations that this transaction's changes make.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    AppHost.current.transactions.update { $0.animationTimingFunction = function }
  }

  /// Returns whether changes of properties run no actions. Default `false`.
  open class func disableActions() -> Bool {
    AppHost.current.transactions.values.disableActions
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    AppHost.current.transactions.update { $0.disableActions = flag }
  }

  /// Returns the block to run when this transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    AppHost.current.transactions.completionBlock
  }

  /// Sets the block to run when this transaction's animations have ended. A block set before is run by nobody.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    AppHost.current.transactions.completionBlock = block
  }

  /// Returns the value that is in force for a key: one of `kCATransactionAnimationDuration`,
  /// `kCATransactionDisableActions`, `kCATransactionAnimationTimingFunction`, `kCATransactionCompletionBlock`, or a key
  /// of one's own.
  open class func value(forKey key: String) -> Any? {
    AppHost.current.transactions.value(forKey: key)
  }

  /// Sets a value for a key in the current transaction; `nil` leaves it to the outer one.
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
