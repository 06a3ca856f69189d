import SnapshotTesting
import Testing
import XCTest

/// The closure of an assertion in which its snapshot is written, where it is not the first one.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
  /// What the closure is called where nothing else is said.
  public static let defaultTrailingClosureLabel = "matches"

  /// Older names of the closure, under which it is found, too.
  public var deprecatedTrailingClosureLabels: [String]

  /// The name of the closure.
  public var trailingClosureLabel: String

  /// How many trailing closures stand before it.
  public var trailingClosureOffset: Int

  /// The closure of a name, or of a place among the trailing ones.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails at the assertion, with the closure's name where it is not the usual one.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    let text = message()
    let isUsual = trailingClosureLabel == Self.defaultTrailingClosureLabel
    InlineFailure.record(
      isUsual ? text : "\(trailingClosureLabel): \(text)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
