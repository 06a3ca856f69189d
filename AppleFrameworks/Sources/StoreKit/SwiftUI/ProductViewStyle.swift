import SwiftUI

/// A type that defines the appearance of a product.
///
/// - Source: developer.apple.com/documentation/storekit/productviewstyle
@MainActor @preconcurrency
public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The values from which a product view style creates a view.
///
/// - Source: developer.apple.com/documentation/storekit/productviewstyleconfiguration
public struct ProductViewStyleConfiguration {
  /// A view that displays the app's icon for the product.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  let id: Product.ID
  let handlers: PurchaseHandlers

  /// The state of requesting the product.
  public let state: Product.TaskState
  public let icon: Icon

  public var product: Product? { state.product }

  /// Whether the user is entitled to the product. Always `false`, because there is no account.
  public var hasCurrentEntitlement: Bool { false }

  /// Purchases the product if it is available.
  public func purchase() {
    guard let product else { return }
    Task.immediate { @MainActor [handlers] in await handlers.purchase(product) }
  }
}

/// - Source: developer.apple.com/documentation/storekit/automaticproductviewstyle
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/storekit/regularproductviewstyle
public struct RegularProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration: configuration) }
}

/// A product view style without a description.
///
/// - Source: developer.apple.com/documentation/storekit/compactproductviewstyle
public struct CompactProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, hasDescription: false)
  }
}

/// A product view style with a vertical layout.
///
/// - Source: developer.apple.com/documentation/storekit/largeproductviewstyle
public struct LargeProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, isLarge: true)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  nonisolated public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  nonisolated public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  nonisolated public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  nonisolated public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// A view that displays a product's icon, name, description and price, or a labeled box while the product is
/// unavailable.
private struct ProductRow: View {
  private enum Measures {
    static let height: CGFloat = 72
    static let largeHeight: CGFloat = 200
    static let spacing: CGFloat = 12
  }

  let configuration: ProductViewStyleConfiguration
  var hasDescription = true
  var isLarge = false

  var body: some View {
    if let product = configuration.product {
      if isLarge {
        VStack(spacing: Measures.spacing) { parts(of: product) }
      } else {
        HStack(spacing: Measures.spacing) { parts(of: product) }
      }
    } else {
      StoreBox(kind: "ProductView", detail: "product \(configuration.id)")
        .frame(height: isLarge ? Measures.largeHeight : Measures.height)
    }
  }

  @ViewBuilder
  private func parts(of product: Product) -> some View {
    configuration.icon
    VStack(alignment: isLarge ? .center : .leading) {
      Text(product.displayName).font(.headline)
      if hasDescription { Text(product.description).font(.subheadline).foregroundStyle(.secondary) }
    }
    if !isLarge { Spacer() }
    Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered)
  }
}

/// A type-erased product view style.
struct ErasedProductViewStyle: Sendable {
  let make: @MainActor @Sendable (ProductViewStyleConfiguration) -> AnyView
}

private enum ProductViewStyleKey: EnvironmentKey {
  static let defaultValue = ErasedProductViewStyle { AnyView(AutomaticProductViewStyle().makeBody(configuration: $0)) }
}

extension EnvironmentValues {
  var productViewStyle: ErasedProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of product views.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/productviewstyle(_:)
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.productViewStyle, ErasedProductViewStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}
