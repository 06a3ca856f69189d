import UIKit

extension KeyPathSettable {
  /// Calls a closure with a part of the object and returns the object.
  ///
  /// ```swift
  /// UIView().setup(\.layer) {
  ///   $0.cornerRadius = 12
  ///   $0.shadowOpacity = 0.2
  /// }
  /// ```
  @discardableResult
  public func setup<Part>(_ keyPath: KeyPath<Self, Part>, _ setup: (Part) -> Void) -> Self {
    setup(self[keyPath: keyPath])
    return self
  }

  /// Sets a property if a condition is true and returns the object.
  @discardableResult
  public func setting<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: @autoclosure () -> Value, if condition: Bool
  ) -> Self {
    if condition { self[keyPath: keyPath] = value() }
    return self
  }
}
