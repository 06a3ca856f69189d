// swift-format-ignore-file: UseSynthesizedInitializer

import SwiftUI

/// Asks the person to rate the app. The system decides whether it does; here it does not.
///
/// - Source: developer.apple.com/documentation/storekit/requestreviewaction
@MainActor
public struct RequestReviewAction {
  // Made where nothing is isolated.
  nonisolated init() {}
  public func callAsFunction() {}
}

/// Buys a product.
///
/// - Source: developer.apple.com/documentation/storekit/purchaseaction
@MainActor
public struct PurchaseAction {
  // Made where nothing is isolated.
  nonisolated init() {}

  /// - Throws: As `Product.purchase(options:)`.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// Shows a message of the store.
///
/// - Source: developer.apple.com/documentation/storekit/displaymessageaction
@MainActor
public struct DisplayMessageAction {
  // Made where nothing is isolated.
  nonisolated init() {}

  /// - Throws: As `Message.display(in:)`.
  public func callAsFunction(_ message: Message) throws {
    guard let scene = StoreSheet.scene else { throw StoreKitError.unknown }
    try message.display(in: scene)
  }
}

extension EnvironmentValues {
  /// Asks the person to rate the app.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/requestreview
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Buys a product.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/purchase
  public var purchase: PurchaseAction { PurchaseAction() }

  /// Shows a message of the store.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/displaystorekitmessage
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
