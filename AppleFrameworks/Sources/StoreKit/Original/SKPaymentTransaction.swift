import Foundation

/// A payment in the queue.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymenttransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  public let payment: SKPayment
  open private(set) var transactionState = SKPaymentTransactionState.purchasing
  open private(set) var error: (any Error)?
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) { self.payment = payment }

  func fail(_ error: any Error) {
    transactionState = .failed
    self.error = error
  }
}

/// - Source: developer.apple.com/documentation/storekit/skpaymenttransactionstate
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased, failed, restored, deferred
}
