import SnapshotTesting
import Testing
import XCTest

/// A namespace for the messages of failures.
enum InlineFailure {
  static func record(
    _ text: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(text, file: filePath, line: line)
    }
  }

  /// Returns a text as source code: the closure that should follow an assertion.
  static func closure(of text: String, _ descriptor: InlineSnapshotSyntaxDescriptor) -> String {
    // The number of signs is sufficient to escape the content of the text.
    var signs = ""
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    let label = descriptor.trailingClosureOffset > 0 ? "\(descriptor.trailingClosureLabel): " : ""
    return """
      \(label){
        \(signs)\"""
      \(lines.joined(separator: "\n"))
        \"""\(signs)
      }
      """
  }
}
