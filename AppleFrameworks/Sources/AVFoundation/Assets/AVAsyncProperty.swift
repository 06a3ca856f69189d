/// A property that is read where reading it does not keep anybody waiting.
///
/// - Source: developer.apple.com/documentation/avfoundation/avpartialasyncproperty
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// - Source: developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) throws -> Value

  init(_ read: @escaping (Root) throws -> Value) { self.read = read }
}
