/// A stored property of a view whose changes evaluate the view again.
///
/// - Source: developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  /// Updates the property before the body of the view is evaluated, after the properties in it have been updated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}
