/// What settles an ambiguous layout: it was tried on a copy of the solved system, and one frame was left.
package struct SettlingChange: Sendable, Equatable, Codable {
  package enum Step: Sendable, Equatable, Codable {
    /// A constraint to an attribute, by the name of its anchor: `leading`, `width`.
    case constraint(to: String)
    /// Another content hugging priority of the view, or compression resistance, along the axis.
    case contentHugging(Float)
    case compressionResistance(Float)
  }

  /// What is to be done, all of it.
  package let steps: [Step]

  /// The change in words.
  package let text: String
}
