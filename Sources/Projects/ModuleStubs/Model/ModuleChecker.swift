import Foundation
import SwiftSources
import ToolSupport

/// How far a module is compiled to find its errors.
package enum CheckDepth: Sendable {
  /// Names and types.
  case types
  /// The flow of the code, too: missing returns, variables without a value. The compiler checks it once there are no
  /// other errors.
  case flow
}

/// Compiles a module to find its errors.
package protocol ModuleChecker {
  /// - Parameters:
  ///   - files: all files of the module.
  ///   - changed: the files whose text has changed since the last call; at the first call all.
  ///   - only: the files to check, for types alone; nil for all. Errors in others may be reported or not.
  ///   - stubs: the stubs of missing modules, in an order in which they can be compiled. They import
  ///     `Foundation`, `UIKit` and `StubSupport`.
  /// - Returns: the compiler's diagnostics, those about the stubs among them.
  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [Diagnostic]
}
