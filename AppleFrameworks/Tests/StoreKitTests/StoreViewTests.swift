import StoreKit
import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Views of the store", .ownHosts)
struct StoreViewTests {
  private func shown(_ view: some View) -> (host: ViewHost, controller: UIViewController) {
    let host = ViewHost()
    let controller = host.run { UIHostingController(rootView: view) }
    host.show(controller)
    host.advance(by: 0.1)
    return (host, controller)
  }

  private func words(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { words($0) }
  }

  private func listed(_ shown: (host: ViewHost, controller: UIViewController)) -> Set<String> {
    Set(words(shown.controller.view))
  }

  @Test("products that don't come are boxes with their identifiers")
  func boxes() {
    let shown = shown(StoreView(ids: ["a", "b"]))
    #expect(shown.host.approximations.map(\.detail) == ["product a", "product b"])
    #expect(shown.host.approximations.allSatisfy { $0.kind == "ProductView" })
  }

  @Test("a product that the app has shows its words and its price")
  func product() {
    let shown = shown(ProductView(ProductTests.product("a")) { Text("icon") })
    #expect(listed(shown).isSuperset(of: ["icon", "Name of a", "What a is", "$4.99"]))
    #expect(shown.host.approximations.isEmpty)
    let compact = self.shown(ProductView(ProductTests.product("a")).productViewStyle(.compact))
    #expect(listed(compact).contains("Name of a") && !listed(compact).contains("What a is"))
  }

  @Test("a tap on a price begins a purchase, which fails")
  func purchase() throws {
    var heard: [String] = []
    let shown = shown(
      ProductView(ProductTests.product("a"))
        .onInAppPurchaseStart { heard.append("start \($0.id)") }
        .onInAppPurchaseCompletion { product, result in
          if case .failure(let error as Product.PurchaseError) = result { heard.append("\(product.id) \(error)") }
        })
    try shown.host.tap(text: "$4.99")
    shown.host.advance(by: 0.1)
    #expect(heard == ["start a", "a purchaseNotAllowed"])
  }

  @Test("an app's own style shows products its own way")
  func style() {
    struct Own: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("own \(configuration.product?.displayName ?? "none") \(configuration.hasCurrentEntitlement ? 1 : 0)")
      }
    }
    let shown = shown(ProductView(ProductTests.product("a")).productViewStyle(Own()))
    #expect(listed(shown) == ["own Name of a 0"])
  }

  @Test("a group's subscriptions are a box below the app's words, which says how it would look")
  func subscriptions() {
    let shown = shown(
      SubscriptionStoreView(groupID: "group") { Text("More of all") }
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStoreButtonLabel(.multiline))
    #expect(
      shown.host.approximations.map(\.detail) == [
        "group group\nchosen by a prominent picker\nbuttons with several lines"
      ])
    #expect(listed(shown) == ["More of all"])
    let products = self.shown(SubscriptionStoreView(productIDs: ["a", "b"]))
    #expect(products.host.approximations.map(\.detail) == ["products a, b"])
  }

  @Test("buttons are shown that the app asks for, and do what it says")
  func buttons() throws {
    var taps = 0
    let url = try #require(URL(string: "https://example.org/terms"))
    var opened: [URL] = []
    let shown = shown(
      SubscriptionStoreView(groupID: "group") { Text("More") }
        .subscriptionStorePolicyDestination(url: url, for: .termsOfService)
        .subscriptionStoreSignInAction { taps += 1 }
        // As of all of a view's environment, the inner choice counts.
        .storeButton(.hidden, for: .restorePurchases)
        .storeButton(.visible, for: .restorePurchases, .policies, .signIn, .redeemCode)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    #expect(listed(shown) == ["More", "Sign In", "Terms of Service", "Redeem Code"])
    try shown.host.tap(text: "Sign In")
    try shown.host.tap(text: "Terms of Service")
    shown.host.advance(by: 0.5)
    #expect(taps == 1 && opened == [url])
    try shown.host.tap(text: "Redeem Code")
    shown.host.advance(by: 1)
    #expect(shown.host.approximations.map(\.detail).contains("the field for an offer code"))
  }

  private struct Sheets: View {
    let note: @MainActor (String) -> Void
    @State private var subscriptions = false
    @State private var code = false
    @State private var refund = false

    var body: some View {
      VStack {
        Button("Subscriptions") { subscriptions = true }.manageSubscriptionsSheet(isPresented: $subscriptions)
        Button("Code") { code = true }.offerCodeRedemption(isPresented: $code) { _ in note("code") }
        Button("Refund") { refund = true }
          .refundRequestSheet(for: 7, isPresented: $refund) { result in
            if case .success(.userCancelled) = result { note("refund") }
          }
      }
    }
  }

  @Test("sheets are boxes whose Done button sets their value to false")
  func sheets() throws {
    var heard: [String] = []
    let shown = shown(Sheets { heard.append($0) })
    var details: [String] = []
    for title in ["Subscriptions", "Code", "Refund"] {
      try shown.host.tap(text: title)
      shown.host.advance(by: 1)
      details += shown.host.approximations.map(\.detail)
      try shown.host.tap(text: "Done")
      shown.host.advance(by: 1)
      #expect(shown.controller.presentedViewController == nil)
    }
    #expect(
      details == [
        "the subscriptions of the account", "the field for an offer code", "the request for a refund",
      ])
    #expect(heard == ["code", "refund"])
  }

  @Test("views that ask the store hear that they wait, and then what there is: nothing")
  func tasks() async {
    let (stream, heard) = AsyncStream.makeStream(of: String.self)
    let shown = shown(
      Text("a")
        .storeProductTask(for: "a") { state in heard.yield("product \(state)") }
        .storeProductsTask(for: ["a", "b"]) { state in
          if case .success(let found, let unavailable) = state { heard.yield("products \(found.count) \(unavailable)") }
        }
        .subscriptionStatusTask(for: "group") { state in
          if let value = state.value { heard.yield("status \(value.count)") }
        }
        .currentEntitlementTask(for: "a") { state in
          if let value = state.value { heard.yield("entitled \(value != nil)") }
        })
    var lines: [String] = []
    for await line in stream {
      lines.append(line)
      if lines.count == 5 { break }
    }
    #expect(
      lines.sorted() == [
        "entitled false", "product loading", "product unavailable", #"products 0 ["a", "b"]"#, "status 0",
      ])
    _ = shown
  }

  @Test("a banner that does not load sets its value to false")
  func overlay() async {
    let (stream, heard) = AsyncStream.makeStream(of: Bool.self)
    var isPresented = true
    let shown = shown(
      Text("a").appStoreOverlay(
        isPresented: Binding(
          get: { isPresented },
          set: {
            isPresented = $0
            heard.yield($0)
          })
      ) { SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom) })
    for await value in stream {
      #expect(!value)
      break
    }
    _ = shown
  }

  @Test("the environment's purchase fails as the product's does, and a message is shown")
  func actions() async throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    let values = EnvironmentValues()
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) {
      _ = try await values.purchase(ProductTests.product("a"))
    }
    try host.run {
      values.requestReview()
      try values.displayStoreKitMessage(Message(reason: .generic))
    }
    host.advance(by: 1)
    #expect(host.approximations.map(\.detail) == ["a message of the store"])
  }
}
