import Foundation
import HostServices
import PermissionResponses

/// What a person wants to buy. Nothing may be bought: a payment fails.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: its app and `RunLoopTurn` use it on the main queue alone.
  private var observers: [any SKPaymentTransactionObserver] = []

  public override init() { super.init() }

  open class func `default`() -> SKPaymentQueue { HostServices.state(SKPaymentQueue()) }
  open class func canMakePayments() -> Bool { false }

  open private(set) var transactions: [SKPaymentTransaction] = []
  open weak var delegate: (any SKPaymentQueueDelegate)?

  open func add(_ observer: any SKPaymentTransactionObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    RunLoopTurn.later { [self] in
      transaction.fail(SKError(.paymentNotAllowed))
      tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard let index = transactions.firstIndex(where: { $0 === transaction }) else { return }
    transactions.remove(at: index)
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  open func restoreCompletedTransactions() {
    RunLoopTurn.later { [self] in
      tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  private func tell(_ call: (any SKPaymentTransactionObserver) -> Void) { for observer in observers { call(observer) } }
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {}

/// - Source: developer.apple.com/documentation/storekit/skpaymenttransactionobserver
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// - Source: developer.apple.com/documentation/storekit/skpayment
open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { count }
  open var applicationUsername: String? { name }
  fileprivate var count = 1
  fileprivate var name: String?

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// - Source: developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { name }
    set { name = newValue }
  }
}

/// - Source: developer.apple.com/documentation/storekit/skpaymenttransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // Unchecked: its app and `RunLoopTurn` use it on the main queue alone.
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
