import StoreKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Product", .ownHosts)
struct ProductTests {
  static var dollars: Decimal.FormatStyle.Currency {
    .currency(code: "USD").locale(Locale(identifier: "en_US"))
  }

  static func product(_ id: String, subscription: Product.SubscriptionInfo? = nil) -> Product {
    Product(
      id: id, type: subscription == nil ? .nonConsumable : .autoRenewable, displayName: "Name of \(id)",
      description: "What \(id) is", price: 4.99, priceFormatStyle: dollars, subscription: subscription)
  }

  @Test("the store knows no product")
  func none() async throws {
    #expect(try await Product.products(for: ["a", "b"]).isEmpty)
    #expect(try await Product.products(for: Set(["a"])).isEmpty)
  }

  @Test("a price is written in the store's currency")
  func price() {
    let product = ProductTests.product("a")
    #expect(product.displayPrice == "$4.99" && product.price.formatted(product.priceFormatStyle) == "$4.99")
  }

  @Test("purchases are not allowed, and of nothing are invalid")
  func purchase() async throws {
    let (product, host, root) = (ProductTests.product("a"), ViewHost(), UIViewController())
    host.show(root)
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await product.purchase() }
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) {
      try await product.purchase(options: [.quantity(2), .appAccountToken(UUID()), .custom(key: "a", value: 1.5)])
    }
    await #expect(throws: Product.PurchaseError.invalidQuantity) { try await product.purchase(options: [.quantity(0)]) }
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await product.purchase(confirmIn: root) }
    let scene = try #require(root.view.window?.windowScene)
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await product.purchase(confirmIn: scene) }
    #expect(Product.PurchaseError.purchaseNotAllowed.localizedDescription == "Purchases are not allowed.")
  }

  @Test("options are told apart by kind and value")
  func options() {
    let token = UUID()
    #expect(Product.PurchaseOption.appAccountToken(token) == .appAccountToken(token))
    let options: Set<Product.PurchaseOption> = [
      .custom(key: "a", value: true), .custom(key: "a", value: 1), .custom(key: "a", value: "1"),
      .custom(key: "a", value: Data([1])), .simulatesAskToBuyInSandbox(true), .quantity(1), .quantity(1),
      .onStorefrontChange { _ in true },
    ]
    #expect(options.count == 7)
  }

  @Test("nobody has bought or subscribed to a product, so that introductory offers are for all")
  func entitlements() async throws {
    let info = Product.SubscriptionInfo(subscriptionGroupID: "group", subscriptionPeriod: .monthly)
    let product = ProductTests.product("a", subscription: info)
    #expect(await product.latestTransaction == nil)
    #expect(await product.currentEntitlement == nil)
    for await transaction in product.currentEntitlements { Issue.record("\(transaction)") }
    #expect(await info.isEligibleForIntroOffer)
    #expect(try await info.status.isEmpty)
    #expect(try await Product.SubscriptionInfo.status(transactionID: 1) == nil)
    for await group in Product.SubscriptionInfo.Status.all { Issue.record("\(group.groupID)") }
  }

  @Test("periods are of a unit and a number, and cover as many days, weeks, months or years")
  func periods() throws {
    #expect(Product.SubscriptionPeriod.everySixMonths == Product.SubscriptionPeriod(unit: .month, value: 6))
    #expect(Product.SubscriptionPeriod.Unit.year.localizedDescription == "Year")
    let start = try Date("2024-01-31T12:00:00Z", strategy: .iso8601)
    let weeks = Product.SubscriptionPeriod.everyTwoWeeks.dateRange(referenceDate: start, numberOfPeriods: 2)
    let days = Calendar.current.dateComponents([.day], from: weeks.lowerBound, to: weeks.upperBound).day
    #expect(days == 28 && weeks.lowerBound == start)
    #expect(Product.SubscriptionPeriod.monthly.dateRange(referenceDate: start, numberOfPeriods: 0).isEmpty)
  }

  @Test("an offer has its own price in words")
  func offers() {
    let offer = Product.SubscriptionOffer(
      id: nil, type: .introductory, price: 0.99, priceFormatStyle: ProductTests.dollars, period: .weekly,
      periodCount: 2, paymentMode: .payAsYouGo)
    #expect(offer.displayPrice == "$0.99" && offer.period == .weekly && offer.type == .introductory)
    let info = Product.SubscriptionInfo(
      subscriptionGroupID: "group", subscriptionPeriod: .yearly, introductoryOffer: offer)
    #expect(info.introductoryOffer == offer && info.promotionalOffers.isEmpty && info.winBackOffers.isEmpty)
  }
}
