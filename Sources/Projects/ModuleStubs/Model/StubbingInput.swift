import Foundation
import SwiftSources
import ToolSupport

/// A module with missing imports, and how its errors are handled.
package struct StubbingInput {
  package var moduleName: String
  package var files: [SourceText]
  package var missing: [MissingModule]
  /// Declarations from other modules of the project, or from an earlier run for this one, which the run adds to.
  package var catalog: StubCatalog
  /// Whether a name is one of Apple's, so that only Apple's modules can declare it.
  package var isAppleName: @Sendable (String) -> Bool
  /// Whether a class of Apple's has a member of a name, so that only Apple's modules can declare it. Default: always.
  package var isAppleMember: @Sendable (String) -> Bool = { _ in true }
  /// Whether a name is a misspelled one of a member of Apple's, which is the author's error. Default: never.
  package var isMisspelled: @Sendable (String) -> Bool = { _ in false }
  /// Whether a module may lack declarations here: other people's, and Apple's whose names no table has.
  package var isIncomplete: @Sendable (String) -> Bool = { _ in false }
  /// What happens to errors that are unrelated to missing modules.
  package var otherErrors: OtherErrors
  /// The number of compilations after which the remaining errors are reported.
  package var maximumRounds: Int

  package init(
    moduleName: String, files: [SourceText], missing: [MissingModule], catalog: StubCatalog = StubCatalog(),
    isAppleName: @escaping @Sendable (String) -> Bool = ApplePrefixes.isApple, otherErrors: OtherErrors = .keep,
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
    case keep
    /// They are reported, and the code that has them is omitted, so that the rest of the module compiles.
    case omit
    /// As `omit`, except for errors that are evidently the author's: syntax errors, and names that are neither Apple's
    /// nor the project's. The closure recognizes names of the system's by a message.
    case omitUnlessAuthors(@Sendable (Diagnostic) -> Bool)

    /// Whether code may be omitted for an error that is unrelated to missing modules; nil where it may be for all of
    /// them.
    var allows: (@Sendable (Diagnostic) -> Bool)? {
      switch self {
      case .keep: { _ in false }
      case .omit: nil
      case .omitUnlessAuthors(let isOfSystem): isOfSystem
      }
    }
  }
}
