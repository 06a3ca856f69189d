import SwiftUI

/// The handlers of purchases that store views start.
struct PurchaseHandlers: Sendable {
  var start: (@MainActor (Product) async -> Void)?
  var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  @MainActor
  func purchase(_ product: Product) async {
    await start?(product)
    do {
      let result = try await product.purchase()
      await completion?(product, .success(result))
    } catch { await completion?(product, .failure(error)) }
  }
}

private enum PurchaseHandlersKey: EnvironmentKey { static let defaultValue = PurchaseHandlers() }

extension EnvironmentValues {
  var purchaseHandlers: PurchaseHandlers {
    get { self[PurchaseHandlersKey.self] }
    set { self[PurchaseHandlersKey.self] = newValue }
  }
}

extension View {
  /// Adds an action that is called when a purchase starts in a store view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/oninapppurchasestart(perform:)
  nonisolated public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.start = action }
  }

  /// Adds an action that is called with the result of a purchase in a store view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/oninapppurchasecompletion(perform:)
  nonisolated public func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.completion = action }
  }
}
