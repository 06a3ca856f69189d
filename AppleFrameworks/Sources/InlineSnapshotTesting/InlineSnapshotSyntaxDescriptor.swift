import SnapshotTesting
import Testing
import XCTest

/// A description of the closure that contains the snapshot of an assertion, if it is not the first closure.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
  /// The default label of the closure.
  public static let defaultTrailingClosureLabel = "matches"

  /// The deprecated labels of the closure, which are also accepted.
  public var deprecatedTrailingClosureLabels: [String]

  /// The label of the closure.
  public var trailingClosureLabel: String

  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int

  /// Creates a description from a label or a position among trailing closures.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Reports a failure at the assertion, with the closure's label if it is not the default one.
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
