/// A position in the line, in points from the leading edge, for the text after a tab character.
package struct TabStop: Hashable, Sendable {
  package var location: Double
  /// The alignment of the text at the stop. Justified text is aligned to the left.
  package var alignment: TextAlignment

  package init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }

  /// Twelve left-aligned stops at intervals of 28 points.
  package static let defaults: [TabStop] = (1...12).map { TabStop(location: Double($0) * 28) }
}
