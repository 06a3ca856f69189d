// swift-format-ignore-file: UseSynthesizedInitializer

import SwiftUI

/// An action that asks the user to rate the app. The system decides whether to ask, and in this framework it never
/// does.
///
/// - Source: developer.apple.com/documentation/storekit/requestreviewaction
@MainActor
public struct RequestReviewAction {
  // The initializer is called in nonisolated contexts.
  nonisolated init() {}
  public func callAsFunction() {}
}

/// An action that purchases a product.
///
/// - Source: developer.apple.com/documentation/storekit/purchaseaction
@MainActor
public struct PurchaseAction {
  // The initializer is called in nonisolated contexts.
  nonisolated init() {}

  /// Purchases a product.
  ///
  /// - Throws: The errors of `Product.purchase(options:)`.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// An action that displays a message from the App Store.
///
/// - Source: developer.apple.com/documentation/storekit/displaymessageaction
@MainActor
public struct DisplayMessageAction {
  // The initializer is called in nonisolated contexts.
  nonisolated init() {}

  /// Displays a message.
  ///
  /// - Throws: The errors of `Message.display(in:)`.
  public func callAsFunction(_ message: Message) throws {
    guard let scene = StoreSheet.scene else { throw StoreKitError.unknown }
    try message.display(in: scene)
  }
}

extension EnvironmentValues {
  /// The action that asks the user to rate the app.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/requestreview
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// The action that purchases a product.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/purchase
  public var purchase: PurchaseAction { PurchaseAction() }

  /// The action that displays a message from the App Store.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/displaystorekitmessage
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
