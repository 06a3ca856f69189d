import SwiftUI

/// Subscriptions of a group below words about them. None comes from the store: a labeled box takes their place.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstoreview
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
  /// The room of the subscriptions, in points.
  private static var height: CGFloat { 220 }

  nonisolated let detail: String
  nonisolated let products: [Product]
  nonisolated(unsafe) let marketingContent: Content
  @Environment(\.subscriptionStoreLooks) private var looks

  nonisolated private init(_ detail: String, _ products: [Product], _ marketingContent: Content) {
    self.detail = detail
    self.products = products
    self.marketingContent = marketingContent
  }

  /// Creates a view of a group's subscriptions.
  ///
  /// - Parameters:
  ///   - groupID: The group's identifier.
  ///   - visibleRelationships: Which of them are shown to those who have one.
  ///   - marketingContent: Is shown above them.
  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init("group \(groupID)", [], marketingContent()) }

  /// Creates a view of some subscriptions by their identifiers.
  nonisolated public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    self.init("products " + productIDs.joined(separator: ", "), [], marketingContent())
  }

  /// Creates a view of subscriptions that the app has.
  nonisolated public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    self.init("no products", Array(subscriptions), marketingContent())
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 12) {
      marketingContent.frame(maxWidth: .infinity, maxHeight: .infinity)
      if products.isEmpty {
        StoreBox(kind: "SubscriptionStoreView", detail: ([detail] + looks).joined(separator: "\n"))
          .frame(height: SubscriptionStoreView.height)
      } else {
        ForEach(products) { ProductView($0) }
      }
      StoreButtons()
    }
    .padding()
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(groupID: groupID, visibleRelationships: visibleRelationships) {
      AutomaticSubscriptionStoreMarketingContent()
    }
  }

  nonisolated public init(productIDs: some Collection<String>) {
    self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
  }

  nonisolated public init(subscriptions: some Collection<Product>) {
    self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
  }
}

/// The app's name.
///
/// - Source: developer.apple.com/documentation/storekit/automaticsubscriptionstoremarketingcontent
public struct AutomaticSubscriptionStoreMarketingContent: View {
  nonisolated init() {}

  public var body: some View {
    let info = Bundle.main.infoDictionary
    Text(verbatim: info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String ?? "").font(.title)
  }
}

extension Product {
  /// How subscriptions of a group stand to the one that a person has.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptionrelationship
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 1 << 1)
    public static let crossgrade = SubscriptionRelationship(rawValue: 1 << 2)
    public static let current = SubscriptionRelationship(rawValue: 1 << 3)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
