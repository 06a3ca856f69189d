import SnapshotTesting
import Testing
import XCTest

/// A failure in the words of the library that runs the test.
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

  /// A text as it stands in a source: the closure that an assertion is to be followed by.
  static func closure(of text: String, _ descriptor: InlineSnapshotSyntaxDescriptor) -> String {
    // As many signs as keep what is in the text from meaning anything.
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
