/// A place in the line, in points from the leading edge, at which the text after a tab character is set.
package struct TabStop: Hashable, Sendable {
  package var location: Double
  /// How the text after the tab lies at the stop; justified counts as left.
  package var alignment: TextAlignment

  package init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }

  /// Twelve left stops, 28 points apart.
  package static let defaults: [TabStop] = (1...12).map { TabStop(location: Double($0) * 28) }
}
