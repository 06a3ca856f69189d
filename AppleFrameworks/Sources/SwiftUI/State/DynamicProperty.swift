/// A stored property of a view that changes on its own, and has the view evaluated again then.
///
/// - Source: developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  /// Called before the view's body is asked, when the properties inside of this one have their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}
