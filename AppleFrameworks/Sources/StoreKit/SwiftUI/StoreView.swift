import SwiftUI

/// A view that displays a list of products. The store provides no products, so each is a labeled box.
///
/// - Source: developer.apple.com/documentation/storekit/storeview
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  nonisolated let ids: [Product.ID]
  nonisolated let products: [Product.ID: Product]
  nonisolated(unsafe) let icon: (Product) -> Icon
  nonisolated(unsafe) let placeholderIcon: PlaceholderIcon

  nonisolated init(
    ids: [Product.ID], products: [Product] = [], icon: @escaping (Product) -> Icon, placeholderIcon: PlaceholderIcon
  ) {
    self.ids = ids
    self.products = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
    self.icon = icon
    self.placeholderIcon = placeholderIcon
  }

  /// Creates a list that requests products.
  ///
  /// - Parameters:
  ///   - ids: The products' identifiers, in order.
  ///   - prefersPromotionalIcon: Whether the store's images replace the icons. There are no images.
  ///   - icon: A closure that creates the view beside a product.
  ///   - placeholderIcon: The view that is displayed while a product is unavailable.
  nonisolated public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(ids: Array(ids), icon: icon, placeholderIcon: placeholderIcon()) }

  /// The content of the view.
  public var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(ids, id: \.self) { id in row(id) }
        StoreButtons()
      }
      .padding()
    }
  }

  @ViewBuilder
  private func row(_ id: Product.ID) -> some View {
    if let product = products[id] {
      ProductView(product) { icon(product) }
    } else {
      ProductView(id: id, icon: { EmptyView() }, placeholderIcon: { placeholderIcon })
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  nonisolated public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(ids: Array(ids), icon: { _ in EmptyView() }, placeholderIcon: EmptyView())
  }

  nonisolated public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(
      ids: products.map(\.id), products: Array(products), icon: { _ in EmptyView() }, placeholderIcon: EmptyView())
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  nonisolated public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(ids: Array(ids), icon: icon, placeholderIcon: AutomaticProductPlaceholderIcon()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a list of given products.
  nonisolated public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init(ids: products.map(\.id), products: Array(products), icon: icon, placeholderIcon: EmptyView())
  }
}
