import Foundation
import Testing

@testable import RuntimeSupport

/// Values of attributed strings that Foundation on Linux can't compare. Without the correction, these tests stop the
/// program.
@Suite("Foundation's comparing of attribute values")
struct FoundationEqualityTests {
  init() { FoundationEquality.mend() }

  private struct Pair: Hashable { var first = 0 }

  private final class Plain: NSObject {}

  private final class Numbered: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Numbered)?.number == number }
    override var hash: Int { number }
  }

  private static let key = NSAttributedString.Key("value")

  @Test("is mended with the Foundation of this toolchain")
  func mended() { #expect(FoundationEquality.mend()) }

  @Test("a value of any kind may be set over another one that is equal, or is not")
  func overlapping() {
    let values: [(Any, Any)] = [
      (CGFloat(1), CGFloat(1)), (CGFloat(1), CGFloat(2)), (CGFloat(0), 0), (Pair(), Pair()), (Pair(), CGFloat(1)),
      (CGPoint.zero, CGPoint.zero), (Plain(), Plain()), (Numbered(1), Numbered(1)), (Numbered(1), Numbered(2)),
    ]
    for (first, second) in values {
      let text = NSMutableAttributedString(string: "abcdef")
      text.addAttribute(Self.key, value: first, range: NSRange(location: 0, length: 6))
      text.addAttribute(Self.key, value: second, range: NSRange(location: 2, length: 2))
      text.addAttributes([Self.key: first], range: NSRange(location: 3, length: 2))
      text.append(NSAttributedString(string: "gh", attributes: [Self.key: second]))
      #expect(text.attribute(Self.key, at: 2, effectiveRange: nil) != nil)
      #expect(text.isEqual(text.copy()))
    }
  }

  @Test("equal values make one run, others two")
  func runs() {
    func runCount(_ second: Numbered) -> Int {
      let text = NSMutableAttributedString(string: "abcd", attributes: [Self.key: Numbered(1)])
      text.addAttribute(Self.key, value: second, range: NSRange(location: 2, length: 2))
      var count = 0
      text.enumerateAttribute(Self.key, in: NSRange(location: 0, length: 4)) { _, _, _ in count += 1 }
      return count
    }
    #expect(runCount(Numbered(1)) == 1)
    #expect(runCount(Numbered(2)) == 2)
  }
}
