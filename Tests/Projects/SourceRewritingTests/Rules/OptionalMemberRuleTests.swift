import SourceRewriting
import Testing

@Suite("Optional members of protocols")
struct OptionalMemberRuleTests {
  private static let declarations = """
    @objc protocol Bouncing { @objc optional func bounces(at edge: Int) -> Bool }
    final class Adapter { func bounces(at edge: Int) -> Bool { true } }
    """

  @Test("a class that has a method of an optional member's name is asked for its own")
  func ownMethod() {
    let text = """
      final class Own { let adapter: Adapter = Adapter(); func use() -> (Int) -> Bool { adapter.bounces(at:) } }
      """
    #expect(rewrittenFile(text, others: [Self.declarations]).text?.contains("adapter.bounces(at:)") ?? true)
    let other = """
      final class Own { weak var delegate: Bouncing?; func use() -> Any? { delegate?.bounces(at:) } }
      """
    #expect(
      rewrittenFile(other, others: [Self.declarations]).text?.contains("delegate?.viewcode_Bouncing_bounces_at") == true
    )
  }

  @Test("a window of the application's delegate that is unwrapped once is unwrapped once more")
  func window() {
    #expect(
      rewritten("if let a = UIApplication.shared.delegate?.window, let window = a { show(window) }")
        == "if let a = Optional(UIApplication.shared.delegate?.window), let window = a { show(window) }")
    #expect(
      rewritten("let a = UIApplication.shared.delegate?.window??.screen")
        == "let a = UIApplication.shared.delegate?.window?.screen")
    #expect(rewritten("if let a = self.delegate?.window { show(a) }") == "if let a = self.delegate?.window { show(a) }")
  }
}
