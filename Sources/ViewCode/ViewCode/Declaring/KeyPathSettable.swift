import Foundation

/// Objects whose properties can be set in the expression that makes them. Every `NSObject` is one.
public protocol KeyPathSettable: AnyObject {}

extension KeyPathSettable {
  /// Sets a property and answers the object, so that calls can be chained.
  ///
  /// ```swift
  /// UILabel()
  ///   .setting(\.text, to: "Name")
  ///   .setting(\.font, to: .preferredFont(forTextStyle: .headline))
  /// ```
  @discardableResult
  public func setting<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: Value) -> Self {
    self[keyPath: keyPath] = value
    return self
  }

  /// Does with the object what no single property says, and answers it.
  ///
  /// ```swift
  /// UIStackView().setup { $0.setCustomSpacing(20, after: title) }
  /// ```
  @discardableResult
  public func setup(_ setup: (Self) -> Void) -> Self {
    setup(self)
    return self
  }
}

extension NSObject: KeyPathSettable {}
