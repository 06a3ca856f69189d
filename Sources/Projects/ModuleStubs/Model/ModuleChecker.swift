import Foundation
import SwiftSources
import ToolSupport

/// The extent to which a module is compiled to find its errors.
package enum CheckDepth: Sendable {
  /// Check names and types.
  case types
  /// Also check the control flow, such as missing returns and uninitialized variables. The compiler checks it only if
  /// there are no other errors.
  case flow
}

/// A type that compiles a module to find its errors.
package protocol ModuleChecker {
  /// Compiles a module and returns the compiler's diagnostics, including those about the stubs.
  ///
  /// - Parameters:
  ///   - files: All files of the module.
  ///   - changed: The files whose text has changed since the last call. At the first call, these are all files.
  ///   - only: The files to check, for types alone, or nil for all. Errors in other files may also be reported.
  ///   - stubs: The stubs of missing modules, in an order in which they can be compiled. They import `Foundation`,
  ///     `UIKit` and `StubSupport`.
  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [Diagnostic]
}
