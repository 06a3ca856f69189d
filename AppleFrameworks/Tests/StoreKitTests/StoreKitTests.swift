import StoreKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("StoreKit", .ownHosts)
struct StoreKitTests {
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
}
