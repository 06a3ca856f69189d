/// A change that resolves an ambiguous layout. On a copy of the system, only one frame remained with it.
package struct SettlingChange: Sendable, Equatable, Codable {
  package enum Step: Sendable, Equatable, Codable {
    /// A constraint on an attribute, with the name of its anchor: `leading`, `width`.
    case constraint(to: String)
    /// A change of the view's content hugging or compression resistance priority along the axis.
    case contentHugging(Float)
    case compressionResistance(Float)
  }

  /// The steps of the change, all of which are required.
  package let steps: [Step]

  /// The change in words.
  package let text: String
}
