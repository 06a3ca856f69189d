import Foundation

/// An object whose properties can be set in the expression that creates it. Every `NSObject` is one.
public protocol KeyPathSettable: AnyObject {}

extension KeyPathSettable {
  /// Sets a property and returns the object, so that calls can be chained.
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

  /// Calls a closure with the object and returns the object.
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
