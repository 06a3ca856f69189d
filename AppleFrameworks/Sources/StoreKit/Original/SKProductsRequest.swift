// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// A request to the App Store, which cannot be reached.
///
/// - Source: developer.apple.com/documentation/storekit/skrequest
open class SKRequest: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  open weak var delegate: (any SKRequestDelegate)?
  private var isRunning = false

  override init() { super.init() }

  open func start() {
    guard !isRunning else { return }
    isRunning = true
    RunLoopTurn.later { [self] in
      guard isRunning else { return }
      isRunning = false
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }

  open func cancel() { isRunning = false }
}

/// - Source: developer.apple.com/documentation/storekit/skrequestdelegate
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for information about products.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsrequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
}

/// - Source: developer.apple.com/documentation/storekit/skproductsrequestdelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// - Source: developer.apple.com/documentation/storekit/skproductsresponse
open class SKProductsResponse: NSObject {
  override init() { super.init() }
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// A request for a new receipt.
///
/// - Source: developer.apple.com/documentation/storekit/skreceiptrefreshrequest
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  open private(set) var receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// The properties of the receipt that an app requests in a sandbox.
public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
