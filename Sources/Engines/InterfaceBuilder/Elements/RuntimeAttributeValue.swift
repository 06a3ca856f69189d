/// A rule for the value of a runtime attribute. Another attribute defines its type.
struct RuntimeAttributeValue: PropertyValue {
  static var meaning: String { "a value of the attribute's type" }
  static var elementNames: Set<String> {
    Double.elementNames.union(String.elementNames).union(Bool.elementNames).union(Color.elementNames)
      .union(ImageReference.elementNames).union(Point.elementNames).union(Size.elementNames).union(Rect.elementNames)
      .union(["range", "nil"])
  }

  init?(attribute: String, of element: SourceElement) {
    guard RuntimeAttribute.Value(element, child: nil) != nil else { return nil }
  }

  init?(element: SourceElement) {
    guard let parent = element.parent, RuntimeAttribute.Value(parent, child: element) != nil else { return nil }
  }
}
