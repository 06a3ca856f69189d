import Foundation

/// An observation of a property. It ends when this object is deallocated.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private var end: (@Sendable () -> Void)?

  init(end: (@Sendable () -> Void)?) { self.end = end }

  deinit { end?() }

  /// Ends the observation.
  public func invalidate() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }
}
