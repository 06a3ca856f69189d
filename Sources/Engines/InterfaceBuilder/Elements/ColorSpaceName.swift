/// Checks `colorSpace`: a space, or `custom` where `customColorSpace` names it, `catalog` with a name.
struct ColorSpaceName: PropertyValue {
  static var meaning: String { "custom, catalog or " + Color.Space.meaning }

  init?(attribute: String, of element: SourceElement) {
    guard attribute == "custom" || attribute == "catalog" || Color.Space(rawValue: attribute) != nil else { return nil }
  }
}
