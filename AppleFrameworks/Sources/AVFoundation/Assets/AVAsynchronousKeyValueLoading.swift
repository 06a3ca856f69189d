/// An object with properties that are loaded asynchronously.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  /// Returns a property, which is read immediately.
  ///
  /// - Throws: An error if the asset cannot be read.
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try property.read(self) }

  /// Returns two properties, which are read immediately.
  ///
  /// - Throws: An error if the asset cannot be read.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try propertyA.read(self), try propertyB.read(self))
  }

  /// Returns three properties, which are read immediately.
  ///
  /// - Throws: An error if the asset cannot be read.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try propertyA.read(self), try propertyB.read(self), try propertyC.read(self))
  }
}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// Returns a value, or throws the error of reading the file.
  func opened<Value>(_ value: Value) throws -> Value {
    if let failure { throw failure }
    return value
  }
}

extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
