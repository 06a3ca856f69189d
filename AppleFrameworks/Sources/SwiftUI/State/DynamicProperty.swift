/// A stored property of a view whose changes evaluate the view again.
///
/// - Source: developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated, after the properties inside of this one got their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}
