/// A user-defined runtime attribute, which sets a value by key path after loading. It is usually an `@IBInspectable`
/// property.
package struct RuntimeAttribute: Hashable, Sendable {
  package var keyPath: String
  package var value: Value?
  package var position: SourcePosition

  package enum Value: Hashable, Sendable {
    case empty
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    /// Text that is localized by the object's id.
    case localizedText(String)
    case color(Color)
    case image(ImageReference)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case range(location: Int, length: Int)
  }

  package enum Kind: String, EnumerationValue {
    case boolean, number, string, localizedString, color, image, point, size, rect, range
    case empty = "nil"
  }

  init?(_ element: SourceElement) {
    guard let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    position = element.position
    value = Value(element)
  }
}

extension RuntimeAttribute.Value {
  /// Returns nil if the value does not have the type that the element names.
  init?(_ element: SourceElement) {
    self.init(element, child: element.child(key: "value"))
  }

  /// - Parameter child: The element that contains the value, or nil if an attribute does.
  init?(_ element: SourceElement, child: SourceElement?) {
    func read<Value: PropertyValue>(_ type: Value.Type) -> Value? {
      guard let child else { return element["value"].flatMap { Value(attribute: $0, of: element) } }
      return Value.elementNames.contains(child.name) ? Value(element: child) : nil
    }
    let value: Self? =
      switch element["type"].flatMap(RuntimeAttribute.Kind.init(rawValue:)) {
      case .boolean: read(Bool.self).map(Self.bool)
      case .number where child?.name == "real": read(Double.self).map(Self.real)
      case .number: read(Int.self).map(Self.integer) ?? read(Double.self).map(Self.real)
      case .string: child == nil && element["value"] == nil ? .text("") : read(String.self).map(Self.text)
      case .localizedString: read(String.self).map(Self.localizedText)
      case .color: read(Color.self).map(Self.color)
      case .image: read(ImageReference.self).map(Self.image)
      case .point: read(Point.self).map(Self.point)
      case .size: read(Size.self).map(Self.size)
      case .rect: read(Rect.self).map(Self.rect)
      case .range: child.flatMap(Self.range)
      case .empty: .empty
      case nil: nil
      }
    guard let value else { return nil }
    self = value
  }

  private static func range(_ element: SourceElement) -> Self? {
    guard let location = element.integer("location"), let length = element.integer("length") else { return nil }
    return .range(location: location, length: length)
  }
}
