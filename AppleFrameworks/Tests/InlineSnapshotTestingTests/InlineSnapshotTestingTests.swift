import Synchronization
import Testing

@testable import InlineSnapshotTesting

@Suite("Snapshots in the source")
struct InlineSnapshotTestingTests {
  @Test("what is as it says passes, without a closure where there is no value")
  func passing() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
    assertInlineSnapshot(
      of: "a\nb", as: .lines,
      matches: {
        """
        a
        b
        """
      })
    assertInlineSnapshot(of: nil as String?, as: .lines)
  }

  private func failure(_ assertion: () -> Void) -> String {
    let text = Mutex("")
    withKnownIssue(isIntermittent: true) {
      assertion()
    } matching: { issue in
      text.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return text.withLock { $0 }
  }

  @Test("what is missing, is another text, or is recorded fails with the closure that belongs there")
  func failing() {
    #expect(
      failure { assertInlineSnapshot(of: "a\n\nb", as: .lines, record: .missing) } == """
        there is no snapshot in the source. Sources are not written here. The closure of this snapshot:

        {
          \"""
          a

          b
          \"""
        }
        """)
    #expect(failure { assertInlineSnapshot(of: "a", as: .lines, record: .never) }.hasSuffix("record mode is “never”"))
    let other = failure { assertInlineSnapshot(of: "a", as: .lines, message: "Why", record: .missing) { "b" } }
    #expect(other.hasPrefix("Why\n\nthe snapshot is not what the source says"))
    #expect(other.contains("−b") && other.contains("+a") && !other.contains("closure"), "\(other)")
    #expect(failure { assertInlineSnapshot(of: "a", as: .lines, record: .failed) { "b" } }.contains("  a\n"))
    #expect(failure { assertInlineSnapshot(of: "a", as: .lines, record: .all) { "a" } }.contains("record mode is on"))
    #expect(failure { assertInlineSnapshot(of: nil as String?, as: .lines) { "b" } }.hasPrefix("the value is nil"))
    withSnapshotTesting(record: .never) {
      #expect(failure { assertInlineSnapshot(of: "a", as: .lines) }.hasSuffix("record mode is “never”"))
    }
  }

  @Test("a text with signs of its own is quoted by more of them, and a closure that is not the first has its name")
  func closures() {
    let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "expansion", trailingClosureOffset: 1)
    #expect(
      InlineFailure.closure(of: "\\(a) \"\"\" b", descriptor)
        == "expansion: {\n  #\"\"\"\n  \\(a) \"\"\" b\n  \"\"\"#\n}")
    let text = failure {
      assertInlineSnapshot(of: "a", as: .lines, record: .missing, syntaxDescriptor: descriptor)
    }
    #expect(text.hasPrefix("expansion: there is no snapshot"))
  }
}
