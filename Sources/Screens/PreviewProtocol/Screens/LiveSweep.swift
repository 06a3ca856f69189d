/// The response to ``SweepQuery``: the defects of a screen, with the sizes at which they occur.
package struct LiveSweep: Codable, Sendable {
  /// A defect of a view or of constraints.
  package struct Defect: Codable, Sendable {
    /// The kind of defect, such as `truncated`.
    package let kind: String
    package let view: String
    /// The line that created the view, as `Module/File.swift:12`, or nil if it is unknown.
    package let place: String?
    /// The occurrences, with one line for each set of widths.
    package let occurrences: [String]
    /// The observation at the size at which the defect is worst.
    package let text: String
    /// The constraints or calls that cause the defect.
    package let causes: [String]
    /// The changes that fix the defect.
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
