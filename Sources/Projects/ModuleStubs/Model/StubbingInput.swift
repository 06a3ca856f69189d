import Foundation
import SwiftSources
import ToolSupport

/// A module with missing imports, and the treatment of its errors.
package struct StubbingInput {
  package var moduleName: String
  package var files: [SourceText]
  package var missing: [MissingModule]
  /// The declarations from other modules of the project, or from an earlier run for this one. The run adds declarations
  /// to them.
  package var catalog: StubCatalog
  /// A function that returns whether a name is one of Apple's, so that only Apple's modules can declare it.
  package var isAppleName: @Sendable (String) -> Bool
  /// A function that returns whether a class of Apple's has a member with a name, so that only Apple's modules can
  /// declare it. Default: always true.
  package var isAppleMember: @Sendable (String) -> Bool = { _ in true }
  /// A function that returns whether a name is a misspelling of one of Apple's members, which is the author's error.
  /// Default: always false.
  package var isMisspelled: @Sendable (String) -> Bool = { _ in false }
  /// A function that returns whether a module may lack declarations here, such as a third-party module, or an Apple
  /// module that no table of names covers.
  package var isIncomplete: @Sendable (String) -> Bool = { _ in false }
  /// The treatment of errors that are unrelated to missing modules.
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
    /// The errors are reported, and the module does not compile.
    case keep
    /// The errors are reported, and the code that causes them is omitted, so that the rest of the module compiles.
    case omit
    /// As `omit`, except for errors that are evidently the author's: syntax errors, and names that are neither Apple's
    /// nor the project's. The closure returns whether a message contains a name of the system.
    case omitUnlessAuthors(@Sendable (Diagnostic) -> Bool)

    /// A function that returns whether code may be omitted for an error that is unrelated to missing modules, or nil if
    /// it may be omitted for all of them.
    var allows: (@Sendable (Diagnostic) -> Bool)? {
      switch self {
      case .keep: { _ in false }
      case .omit: nil
      case .omitUnlessAuthors(let isOfSystem): isOfSystem
      }
    }
  }
}
