import Foundation

/// An error of a request to the App Store.
///
/// - Source: developer.apple.com/documentation/storekit/storekiterror
public enum StoreKitError: LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  /// The error of a device without a network.
  static var offline: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }

  public var errorDescription: String? {
    switch self {
    case .unknown: "The request could not be completed."
    case .userCancelled: "The request was canceled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "The product is not available in this country."
    case .notEntitled: "The app is not entitled to this request."
    case .unsupported: "The request is not supported on this device."
    }
  }
}
