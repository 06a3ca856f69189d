/// The base class of properties that are loaded asynchronously.
///
/// Unchecked: The type has no state.
///
/// - Source: developer.apple.com/documentation/avfoundation/avpartialasyncproperty
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// A property of a known type that is loaded asynchronously.
///
/// Unchecked: The closure only reads a property.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) throws -> Value

  init(_ read: @escaping (Root) throws -> Value) { self.read = read }
}
