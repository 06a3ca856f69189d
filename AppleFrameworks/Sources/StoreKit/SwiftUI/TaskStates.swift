extension Product {
  /// The state of requesting a product.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/taskstate
  public enum TaskState: Sendable {
    case loading
    /// The product is not available in the store.
    case unavailable
    case success(Product)
    case failure(any Error)

    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of requesting products.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/collectiontaskstate
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [Product.ID])
    case failure(any Error)

    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
  }
}

/// The state of requesting the user's entitlement.
///
/// - Source: developer.apple.com/documentation/storekit/entitlementtaskstate
public enum EntitlementTaskState<Value> {
  case loading
  case success(Value)
  case failure(any Error)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
