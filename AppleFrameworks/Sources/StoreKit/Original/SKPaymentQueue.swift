import Foundation
import HostServices
import PermissionResponses
import UIKit

/// A queue of payments. Purchases are not allowed, so payments fail.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  private var observers: [any SKPaymentTransactionObserver] = []

  public override init() { super.init() }

  open class func `default`() -> SKPaymentQueue { HostServices.state(SKPaymentQueue()) }
  open class func canMakePayments() -> Bool { false }

  open private(set) var transactions: [SKPaymentTransaction] = []
  open weak var delegate: (any SKPaymentQueueDelegate)?

  /// The observers of the queue's transactions, in the order of their addition.
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }

  /// The storefront of the user's country; `nil`, as without an account.
  open var storefront: SKStorefront? { nil }

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

  /// Presents the App Store's sheet for offer codes, which is a labeled box with a Done button.
  open func presentCodeRedemptionSheet() {
    MainActor.assumeIsolated {
      if let scene = StoreSheet.scene { StoreSheet.present(.codeRedemption, in: scene) }
    }
  }

  /// Does nothing, because no price has been raised that requires consent.
  open func showPriceConsentIfNeeded() {}

  private func tell(_ call: (any SKPaymentTransactionObserver) -> Void) { for observer in observers { call(observer) } }
}

/// - Source: developer.apple.com/documentation/storekit/skpaymentqueuedelegate
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// - Source: developer.apple.com/documentation/storekit/skpaymenttransactionobserver
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// The App Store of a country.
///
/// - Source: developer.apple.com/documentation/storekit/skstorefront
open class SKStorefront: NSObject {
  public override init() { super.init() }

  /// The country code with three letters, from ISO 3166-1.
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
