import Foundation

/// A module whose missing imports are to be stood for.
package struct StubbingInput {
  package var moduleName: String
  package var files: [SourceText]
  package var missing: [MissingModule]
  /// What was declared for other modules of the project, or for this one before: it is added to.
  package var catalog: StubCatalog
  /// Whether a name is one of Apple's, which no other module is to blame for when it is not found.
  package var isAppleName: @Sendable (String) -> Bool
  /// Whether classes of Apple's have a member of a name: then no other module is to blame where it is not found.
  package var isAppleMember: @Sendable (String) -> Bool = { _ in true }
  /// What is left when missing modules are stood for: errors that this UIKit or Foundation are to blame for, or the project.
  package var otherErrors: OtherErrors
  /// After so many compilations what doesn't compile is reported as it is.
  package var maximumRounds: Int

  package init(
    moduleName: String, files: [SourceText], missing: [MissingModule], catalog: StubCatalog = StubCatalog(),
    isAppleName: @escaping @Sendable (String) -> Bool = ApplePrefixes.isApple, otherErrors: OtherErrors = .stay,
    maximumRounds: Int = 40
  ) {
    self.moduleName = moduleName
    self.files = files
    self.missing = missing
    self.catalog = catalog
    self.isAppleName = isAppleName
    self.otherErrors = otherErrors
    self.maximumRounds = maximumRounds
  }

  package enum OtherErrors: Sendable {
    /// They are reported, and the module doesn't compile.
    case stay
    /// They are reported, and left out by the same means, so that what is not concerned goes on.
    case areLeftOut
    /// So it is with those that are told to be the system's: it lacks something here that Apple's has. The project's own stay.
    case ofSystemAreLeftOut(@Sendable (CheckerMessage) -> Bool)

    /// Whether an error that nothing missing is to blame for may be left out; nil where all of them may.
    var allows: (@Sendable (CheckerMessage) -> Bool)? {
      switch self {
      case .stay: { _ in false }
      case .areLeftOut: nil
      case .ofSystemAreLeftOut(let isOfSystem): isOfSystem
      }
    }
  }
}
