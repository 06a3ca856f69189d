import SwiftUI

/// A view that displays subscriptions of a group below marketing content. The store provides none, so a labeled
/// box replaces them.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstoreview
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
  /// The height of the subscriptions, in points.
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
  ///   - visibleRelationships: The subscriptions that are displayed to existing subscribers, by their relationship.
  ///   - marketingContent: The views that are displayed above the subscriptions.
  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init("group \(groupID)", [], marketingContent()) }

  /// Creates a view of subscriptions with the given identifiers.
  nonisolated public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    self.init("products " + productIDs.joined(separator: ", "), [], marketingContent())
  }

  /// Creates a view of the given subscriptions.
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

/// A view that displays the app's name as the default marketing content.
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
  /// The relationships of a group's subscriptions to the user's current one.
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
