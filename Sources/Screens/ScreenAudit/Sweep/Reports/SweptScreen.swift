/// A screen with what came of sweeping it.
package struct SweptScreen: Sendable, Codable, Equatable {
  /// The preview's or other screen's name.
  package let name: String

  /// The file and line that declare it; `nil` where there is none.
  package let source: String?

  /// The defects; `nil` where the screen could not be swept.
  package let report: SweepReport?

  /// Why it could not.
  package let failure: String?

  package init(name: String, source: String?, report: SweepReport) {
    (self.name, self.source, self.report, failure) = (name, source, report, nil)
  }

  package init(name: String, source: String?, failure: String) {
    (self.name, self.source, report, self.failure) = (name, source, nil, failure)
  }
}
