import StoreKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Payments", .ownHosts)
struct PaymentTests {
  private final class Listener: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var heard: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) { heard.append("failed") }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        heard.append("\(transaction.transactionState)")
        if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
      }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      heard.append("removed")
    }
  }

  @Test("the store can't be asked what products cost")
  func products() {
    let (host, listener) = (ViewHost(), Listener())
    host.show(UIViewController())
    let requests = (0..<2).map { SKProductsRequest(productIdentifiers: ["\($0)"]) }
    host.run {
      for request in requests {
        request.delegate = listener
        request.start()
      }
      requests[1].cancel()
    }
    host.advance(by: 0.1)
    #expect(listener.heard == ["failed"])
  }

  @Test("a payment fails, and is gone when the app has finished it")
  func payment() {
    let (host, listener) = (ViewHost(), Listener())
    host.show(UIViewController())
    host.run {
      #expect(!SKPaymentQueue.canMakePayments())
      SKPaymentQueue.default().add(listener)
      SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    }
    host.advance(by: 0.1)
    #expect(listener.heard == ["purchasing", "failed", "removed"])
  }

  @Test("a product's page is a box, does not load, and goes away by its button")
  func page() throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    var codes: [Int] = []
    host.run {
      let page = SKStoreProductViewController()
      page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1234]) { isDone, error in
        if !isDone, let error { codes.append((error as NSError).code) }
      }
      root.present(page, animated: false)
    }
    host.advance(by: 0.1)
    #expect(codes == [SKError.Code.storeProductNotAvailable.rawValue])
    #expect(host.approximations.map(\.detail) == ["product 1234"])
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("a payment's values reach the transaction, and only the mutable payment changes them")
  func values() throws {
    final class Coins: SKProduct { override var productIdentifier: String { "coins" } }
    let (host, listener) = (ViewHost(), Listener())
    host.show(UIViewController())
    let discount = SKPaymentDiscount(
      identifier: "half", keyIdentifier: "key", nonce: UUID(), signature: "signed", timestamp: 1)
    let queue = host.run { SKPaymentQueue.default() }
    host.run {
      let payment = SKMutablePayment(product: Coins())
      #expect(payment.productIdentifier == "coins" && payment.quantity == 1)
      payment.quantity = 3
      payment.applicationUsername = "ada"
      payment.requestData = Data([1])
      payment.simulatesAskToBuyInSandbox = true
      payment.paymentDiscount = discount
      queue.add(listener)
      queue.add(listener)
      queue.add(payment)
    }
    #expect(queue.transactionObservers.count == 1 && queue.storefront == nil)
    let payment = try #require(queue.transactions.first?.payment)
    #expect(payment.quantity == 3 && payment.applicationUsername == "ada" && payment.requestData == Data([1]))
    #expect(payment.simulatesAskToBuyInSandbox && payment.paymentDiscount === discount)
    #expect(discount.identifier == "half" && discount.keyIdentifier == "key" && discount.signature == "signed")
    let other = SKMutablePayment()
    other.productIdentifier = "gems"
    #expect(other.productIdentifier == "gems" && SKPayment(product: Coins()).quantity == 1)
  }

  @Test("a product without a subscription has no period, no discount and no introductory price")
  func discounts() {
    let (product, discount) = (SKProduct(), SKProductDiscount())
    #expect(product.subscriptionPeriod == nil && product.introductoryPrice == nil && product.discounts.isEmpty)
    #expect(discount.paymentMode == .payAsYouGo && discount.type == .introductory)
    #expect(discount.subscriptionPeriod.numberOfUnits == 0 && discount.subscriptionPeriod.unit == .day)
    #expect([SKProduct.PeriodUnit.day, .week, .month, .year].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("the sheet for offer codes is a box, which its button puts away")
  func codes() throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    host.run { SKPaymentQueue.default().presentCodeRedemptionSheet() }
    host.advance(by: 1)
    #expect(host.approximations.map(\.detail) == ["the field for an offer code"])
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("no price has been raised, so that nothing asks for consent")
  func consent() {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    host.run { SKPaymentQueue.default().showPriceConsentIfNeeded() }
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }
}
