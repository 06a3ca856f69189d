/// A color in one of the forms that files contain.
///
/// Newer files name a color of the system or of a catalog, and store its components in their resources (see
/// `Document.components(of:)`). Older files contain the components, sometimes with the name of a later system color.
package struct Color: Hashable, Sendable {
  /// The name for the lookup at run time, or nil.
  package var name: Name?
  /// The components that the color itself contains.
  package var components: Components?

  package enum Name: Hashable, Sendable {
    /// A color of an asset catalog.
    case catalog(String)
    /// The value of `systemColor`: a property of UIColor, such as `systemBackgroundColor`.
    case system(String)
    /// The value of `cocoaTouchSystemColor`, from before Xcode 11: `groupTableViewBackgroundColor`, `darkTextColor`...
    /// Some files name a color of macOS.
    case legacySystem(String)
  }

  /// Color components from 0 to 1. In wide color spaces, they exceed the range.
  package struct Components: Hashable, Sendable {
    package var space: Space
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }

  package enum Space: String, EnumerationValue {
    case sRGB, displayP3, genericGamma22GrayColorSpace, extendedSRGB, extendedGray, calibratedWhite, calibratedRGB
    case deviceWhite, deviceRGB, genericRGB, adobeRGB1998
    case adobeRGB = "adobeRGB(1998)"
  }
}

extension Color: PropertyValue {
  package static var meaning: String { "a color with components or a name" }
  package static var elementNames: Set<String> { ["color"] }

  package init?(element: SourceElement) {
    if let name = element["name"], element["colorSpace"] == "catalog" {
      self.name = .legacySystem(name)
    } else if let name = element["name"] {
      self.name = .catalog(name)
    } else if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
      self.name = .system(name)
    } else if let name = element["cocoaTouchSystemColor"] {
      self.name = .legacySystem(name)
    }
    components = Components(element)
    if name == nil, components == nil { return nil }
  }
}

extension Color.Components {
  init?(_ element: SourceElement) {
    guard element["colorSpace"] != nil else { return nil }
    let written = element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    guard let space = written.flatMap(Color.Space.init(rawValue:)) else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(space: space, red: white, green: white, blue: white, alpha: alpha)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      self.init(space: space, red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}
