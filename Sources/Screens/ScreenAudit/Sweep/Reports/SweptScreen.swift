/// A screen with the result of its sweep.
package struct SweptScreen: Sendable, Codable, Equatable {
  /// The name of the preview or other screen.
  package let name: String

  /// The file and line of the declaration, or `nil` if there is none.
  package let source: String?

  /// The defects, or `nil` if the screen could not be swept.
  package let report: SweepReport?

  /// The reason for which the screen could not be swept.
  package let failure: String?

  /// The files with pictures of the defects, in their order. It is `nil` if no pictures were drawn, and an element is
  /// `nil` if the defect can't be drawn.
  package var pictures: [String?]?

  package init(name: String, source: String?, report: SweepReport) {
    (self.name, self.source, self.report, failure) = (name, source, report, nil)
  }

  package init(name: String, source: String?, failure: String) {
    (self.name, self.source, report, self.failure) = (name, source, nil, failure)
  }
}
