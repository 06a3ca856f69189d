import UIKit

extension KeyPathSettable {
  /// Does something with a part of the object, and answers the object.
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

  /// Sets a property where a condition holds, and answers the object.
  @discardableResult
  public func setting<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: @autoclosure () -> Value, if condition: Bool
  ) -> Self {
    if condition { self[keyPath: keyPath] = value() }
    return self
  }
}
