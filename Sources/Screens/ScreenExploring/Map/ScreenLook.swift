import PreviewProtocol

/// The details of a screen for the map.
package struct ScreenLook: Codable, Hashable, Sendable {
  /// A controller, with the line that created its first view.
  package struct Controller: Codable, Hashable, Sendable {
    package var name: String
    package var file: String?
    package var line: Int?
  }

  package var findings: [Finding]
  package var controllers: [Controller]
  /// PNG files in Base64, by name: `light`, `dark`, `large`, `mirrored`.
  package var pictures: [String: String]
}
