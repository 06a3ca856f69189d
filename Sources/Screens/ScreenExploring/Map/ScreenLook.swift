import PreviewProtocol

/// A screen at close view: for the map.
package struct ScreenLook: Codable, Hashable, Sendable {
  /// A controller, with the line that made its first view.
  package struct Controller: Codable, Hashable, Sendable {
    package var name: String
    package var file: String?
    package var line: Int?
  }

  package var findings: [Finding]
  package var controllers: [Controller]
  /// PNG files by their names: `light`, `dark`, `large`, `mirrored`; as Base64.
  package var pictures: [String: String]
}
