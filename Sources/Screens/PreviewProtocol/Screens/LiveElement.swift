/// An entry of the outline.
package struct LiveElement: Codable, Sendable, Equatable {
  package var number: Int
  /// The role: "button", "text", "field" and others, or a class for other views.
  package var role: String
  package var label: String?
  package var value: String?
  package var identifier: String?
  /// The frame on the screen in points: x, y, width, height.
  package var frame: [Double]
  /// The flags: "disabled", "selected", "focused", "off" (the screen).
  package var flags: [String]
  /// Whether assistive technologies reach the element.
  package var isSpoken: Bool
  package var hint: String?
  package var traits: [String]

  package init(
    number: Int, role: String, label: String?, value: String?, identifier: String?, frame: [Double], flags: [String],
    isSpoken: Bool, hint: String? = nil, traits: [String] = []
  ) {
    self.number = number
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.frame = frame
    self.flags = flags
    self.isSpoken = isSpoken
    self.hint = hint
    self.traits = traits
  }
}
