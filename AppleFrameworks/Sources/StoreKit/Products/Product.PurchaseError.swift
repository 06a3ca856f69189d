import Foundation

extension Product {
  /// An error of a purchase.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/purchaseerror
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters

    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "The quantity is not valid."
      case .productUnavailable: "The product is not available."
      case .purchaseNotAllowed: "Purchases are not allowed."
      case .ineligibleForOffer: "The offer is not for this account."
      case .invalidOfferIdentifier: "The store does not know the offer."
      case .invalidOfferPrice: "The price of the offer is not valid."
      case .invalidOfferSignature: "The signature of the offer is not valid."
      case .missingOfferParameters: "The offer is not complete."
      }
    }
  }
}
