import Foundation
import SwiftSources

/// One message of the compiler.
package struct CheckerMessage: Hashable, Sendable, Codable {
  /// The path that it names, or nil where it has no place.
  package var file: String?
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int
  package var isError: Bool
  package var text: String

  package init(file: String?, line: Int, column: Int, isError: Bool = true, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.isError = isError
    self.text = text
  }
}

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
  ///   - stubs: what stands for the modules that are not there, in an order in which they can be compiled. They import
  ///     `Foundation`, `UIKit` and `StubSupport`.
  /// - Returns: the compiler's messages, those about the stubs among them.
  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [CheckerMessage]
}
