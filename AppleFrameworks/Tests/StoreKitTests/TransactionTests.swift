import StoreKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Transaction", .ownHosts)
struct TransactionTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func transaction(_ type: Product.ProductType = .nonConsumable) -> StoreKit.Transaction {
    StoreKit.Transaction(
      id: 7, productID: "a", productType: type, appBundleID: "org.example", purchaseDate: TransactionTests.date,
      storefront: Storefront(id: "143441", countryCode: "USA"), signature: "a.b.c")
  }

  @Test("the person has no purchases of any kind")
  func history() async {
    for await transaction in StoreKit.Transaction.all { Issue.record("\(transaction)") }
    for await transaction in StoreKit.Transaction.currentEntitlements { Issue.record("\(transaction)") }
    for await transaction in StoreKit.Transaction.unfinished { Issue.record("\(transaction)") }
    for await transaction in StoreKit.Transaction.all(for: "a") { Issue.record("\(transaction)") }
    #expect(await StoreKit.Transaction.latest(for: "a") == nil)
    #expect(await StoreKit.Transaction.currentEntitlement(for: "a") == nil)
  }

  @Test("news of the store are waited for until the task is canceled")
  func updates() async {
    let tasks = [
      Task.immediate { for await transaction in StoreKit.Transaction.updates { Issue.record("\(transaction)") } },
      Task.immediate { for await store in Storefront.updates { Issue.record("\(store)") } },
      Task.immediate { for await message in Message.messages { Issue.record("\(message)") } },
      Task.immediate { for await status in SubscriptionStatus.updates { Issue.record("\(status)") } },
    ]
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  @Test("a transaction's own values are the defaults of those that it shares with others")
  func values() async {
    let transaction = transaction()
    #expect(transaction.originalID == 7 && transaction.originalPurchaseDate == TransactionTests.date)
    #expect(transaction.ownershipType == .purchased && transaction.reason == .purchase)
    #expect(transaction.storefrontCountryCode == "USA" && transaction.revocationDate == nil)
    await transaction.finish()
    #expect(await transaction.subscriptionStatus == nil)
    #expect(await self.transaction(.autoRenewable).subscriptionStatus == nil)
  }

  @Test("a value whose signature is wrong is handed out by the unsafe property alone")
  func verification() throws {
    let transaction = transaction()
    let good = VerificationResult<StoreKit.Transaction>.verified(transaction)
    let bad = VerificationResult<StoreKit.Transaction>.unverified(transaction, .invalidSignature)
    #expect(try good.payloadValue == transaction && good.jwsRepresentation == "a.b.c")
    #expect(bad.unsafePayloadValue == transaction && good != bad)
    #expect(throws: VerificationResult<StoreKit.Transaction>.VerificationError.invalidSignature) {
      try bad.payloadValue
    }
  }

  @Test("a status has its transaction and what happens next")
  func status() throws {
    let renewal = Product.SubscriptionInfo.RenewalInfo(
      originalTransactionID: 7, currentProductID: "a", willAutoRenew: true, autoRenewPreference: "b",
      recentSubscriptionStartDate: TransactionTests.date, signedDate: TransactionTests.date, signature: "d.e.f")
    let status = Product.SubscriptionInfo.Status(
      state: .inGracePeriod, transaction: .verified(transaction(.autoRenewable)), renewalInfo: .verified(renewal))
    #expect(status.state.localizedDescription == "Billing Grace Period")
    #expect(try status.renewalInfo.payloadValue.autoRenewPreference == "b")
    #expect(status.renewalInfo.jwsRepresentation == "d.e.f")
    #expect(try status.transaction.payloadValue.id == 7)
  }

  @Test("the purchase of the app can't be asked for without a network")
  func app() async {
    func code(_ work: () async throws -> Void) async -> URLError.Code? {
      do { try await work() } catch StoreKitError.networkError(let error) { return error.code } catch {}
      return nil
    }
    #expect(await code { _ = try await AppTransaction.shared } == .notConnectedToInternet)
    #expect(await code { _ = try await AppTransaction.refresh() } == .notConnectedToInternet)
    #expect(await code { try await AppStore.sync() } == .notConnectedToInternet)
    #expect(!AppStore.canMakePayments && AppStore.deviceVerificationID == nil)
    #expect(await Storefront.current == nil)
    let app = AppTransaction(
      bundleID: "org.example", appVersion: "2", originalAppVersion: "1", originalPurchaseDate: TransactionTests.date,
      signedDate: TransactionTests.date, signature: "g.h.i")
    #expect(VerificationResult<AppTransaction>.verified(app).jwsRepresentation == "g.h.i")
  }

  @Test("sheets of the store are boxes, and their callers go on when they are gone")
  func sheets() async throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    let scene = try #require(root.view.window?.windowScene)
    let work: [@MainActor () async throws -> String] = [
      {
        try await AppStore.showManageSubscriptions(in: scene)
        return "subscribed"
      },
      {
        try await AppStore.presentOfferCodeRedeemSheet(in: scene)
        return "redeemed"
      },
      { "\(try await StoreKit.Transaction.beginRefundRequest(for: 7, in: scene))" },
    ]
    var (details, results): ([String], [String]) = ([], [])
    for work in work {
      let task = host.run { Task.immediate { @MainActor in try await work() } }
      host.advance(by: 1)
      details += host.approximations.map(\.detail)
      try host.tap(text: "Done")
      host.advance(by: 1)
      #expect(root.presentedViewController == nil)
      results.append(try await task.value)
    }
    #expect(
      details == [
        "the subscriptions of the account", "the field for an offer code", "the request for a refund",
      ])
    #expect(results == ["subscribed", "redeemed", "userCancelled"])
  }

  @Test("a message is shown as a box, and has its reason")
  func message() throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    let message = Message(reason: .billingIssue)
    #expect(message.reason == .billingIssue)
    try host.run { try message.display(in: #require(root.view.window?.windowScene)) }
    host.advance(by: 1)
    #expect(host.approximations.map(\.detail) == ["a message of the store"])
  }
}
