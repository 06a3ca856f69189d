import SwiftUI

/// A view that displays a product with its price. The store provides no products, so it is a labeled box with the
/// product's identifier.
///
/// - Source: developer.apple.com/documentation/storekit/productview
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  nonisolated let id: Product.ID
  nonisolated let given: Product?
  nonisolated(unsafe) let icon: Icon
  nonisolated(unsafe) let placeholderIcon: PlaceholderIcon
  @State private var state = Product.TaskState.loading
  @Environment(\.productViewStyle) private var style
  @Environment(\.purchaseHandlers) private var handlers

  nonisolated init(id: Product.ID, given: Product?, icon: Icon, placeholderIcon: PlaceholderIcon) {
    self.id = id
    self.given = given
    self.icon = icon
    self.placeholderIcon = placeholderIcon
  }

  /// Creates a view that requests a product.
  ///
  /// - Parameters:
  ///   - id: The product's identifier.
  ///   - prefersPromotionalIcon: Whether the store's image of the product replaces the icon. There is no image.
  ///   - icon: The view that is displayed beside the product.
  ///   - placeholderIcon: The view that is displayed while the product is unavailable.
  nonisolated public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: id, given: nil, icon: icon(), placeholderIcon: placeholderIcon()) }

  /// The content of the view.
  public var body: some View {
    let state = given.map { .success($0) } ?? state
    let shown = state.product == nil ? AnyView(placeholderIcon) : AnyView(icon)
    style.make(
      ProductViewStyleConfiguration(
        id: id, handlers: handlers, state: state, icon: ProductViewStyleConfiguration.Icon(content: shown))
    )
    .task(id: id) { if given == nil { self.state = await Product.TaskState.asking(for: id) } }
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  nonisolated public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: id, given: nil, icon: icon(), placeholderIcon: AutomaticProductPlaceholderIcon())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  nonisolated public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(id: id, given: nil, icon: EmptyView(), placeholderIcon: EmptyView())
  }

  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(id: product.id, given: product, icon: EmptyView(), placeholderIcon: EmptyView())
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a given product.
  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, given: product, icon: icon(), placeholderIcon: EmptyView())
  }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Creates a view from the configuration of a style.
  nonisolated public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      id: configuration.id, given: configuration.product, icon: configuration.icon, placeholderIcon: EmptyView())
  }
}

/// The icon of a product that is not available.
///
/// - Source: developer.apple.com/documentation/storekit/automaticproductplaceholdericon
public struct AutomaticProductPlaceholderIcon: View {
  nonisolated public init() {}
  public var body: some View { Image(systemName: "app.fill").foregroundStyle(.secondary) }
}
