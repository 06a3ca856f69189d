import Foundation

/// A request to buy a product.
///
/// - Source: developer.apple.com/documentation/storekit/skpayment
open class SKPayment: NSObject {
  fileprivate var values: Values

  /// The values of a payment. An app can change them only in the mutable class.
  fileprivate struct Values {
    var productIdentifier = ""
    var quantity = 1
    var applicationUsername: String?
    var requestData: Data?
    var simulatesAskToBuyInSandbox = false
    var paymentDiscount: SKPaymentDiscount?
  }

  public init(product: SKProduct) { values = Values(productIdentifier: product.productIdentifier) }

  fileprivate override init() {
    values = Values()
    super.init()
  }

  open var productIdentifier: String { values.productIdentifier }
  open var quantity: Int { values.quantity }
  open var applicationUsername: String? { values.applicationUsername }
  open var requestData: Data? { values.requestData }
  open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
  open var paymentDiscount: SKPaymentDiscount? { values.paymentDiscount }
}

/// A request to buy a product that an app can change before it adds it to the queue.
///
/// - Source: developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment {
  public override init(product: SKProduct) { super.init(product: product) }

  /// Creates a payment without a product.
  public override init() { super.init() }

  open override var productIdentifier: String {
    get { values.productIdentifier }
    set { values.productIdentifier = newValue }
  }

  /// The quantity.
  ///
  /// - Default: 1.
  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { values.applicationUsername }
    set { values.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { values.requestData }
    set { values.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { values.simulatesAskToBuyInSandbox }
    set { values.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { values.paymentDiscount }
    set { values.paymentDiscount = newValue }
  }
}

/// A signed discount offer for a payment.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymentdiscount
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
