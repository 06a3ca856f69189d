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

  @Test("optional members of a type are properties of the type")
  func typeMembers() throws {
    let text = """
      @objc protocol Named { @objc optional static func title(for row: Int) -> String; @objc optional static var tag: Int { get } }
      class Page: Named { class func title(for row: Int) -> String { "Page" } }
      func use(_ type: Named.Type) -> String? { type.title?(for: 1) }
      """
    let result = try #require(rewrittenFile(text).text)
    #expect(result.contains("static var viewcode_Named_title_for: ((Int) -> String)? { get }"))
    #expect(result.contains("static var viewcode_Named_title_for: ((Int) -> String)? { nil }"))
    #expect(result.contains("static var viewcode_Named_tag: (Int)? { get }"))
    #expect(result.contains("class var viewcode_Named_title_for: ViewCode_Named_title_for? {"))
    #expect(result.contains("type.viewcode_Named_title_for?("))
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
