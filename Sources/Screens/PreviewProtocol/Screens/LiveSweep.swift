/// The response to ``SweepQuery``: what is wrong with a screen at which sizes.
package struct LiveSweep: Codable, Sendable {
  /// One mistake of one view, or of some constraints.
  package struct Defect: Codable, Sendable {
    /// The kind of mistake, such as `truncated`.
    package let kind: String
    package let view: String
    /// The line that made the view, as `Module/File.swift:12`; nil where it is not known.
    package let place: String?
    /// Its occurrences, a line for each set of widths.
    package let occurrences: [String]
    /// The size at which it is worst, with the observation there.
    package let text: String
    /// Constraints or calls behind it.
    package let causes: [String]
    /// Changes that fix it.
    package let changes: [String]

    package init(
      kind: String, view: String, place: String?, occurrences: [String], text: String, causes: [String],
      changes: [String]
    ) {
      self.kind = kind
      self.view = view
      self.place = place
      self.occurrences = occurrences
      self.text = text
      self.causes = causes
      self.changes = changes
    }
  }

  package let defects: [Defect]
  /// The number of examined sizes.
  package let lookCount: Int

  package init(defects: [Defect], lookCount: Int) {
    self.defects = defects
    self.lookCount = lookCount
  }
}
