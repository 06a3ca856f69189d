import Foundation

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

/// How much of a compilation is done to find a module's errors.
package enum CheckDepth: Sendable {
  /// Names and types.
  case types
  /// Also what only the code's flow tells: missing returns, variables without a value. The compiler looks at it when there is no
  /// error of the other kind.
  case flow
}

/// Has the compiler look at a module.
package protocol ModuleChecker {
  /// - Parameters:
  ///   - files: all files of the module.
  ///   - changed: which of them have changed since the last time, by their place; at the first time all.
  ///   - only: those that are looked at closely, by their place, of types alone; nil for all. What is wrong in others may be told or not.
  ///   - stubs: what stands for the modules that are not there, in an order in which they can be compiled. They import
  ///     `Foundation`, `UIKit` and `StubSupport`.
  /// - Returns: the compiler's messages, those about the stubs among them.
  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [CheckerMessage]
}
