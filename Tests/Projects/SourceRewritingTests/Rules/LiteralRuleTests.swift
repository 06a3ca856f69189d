import SourceRewriting
import Testing

@Suite("Literals")
struct LiteralRuleTests {
  @Test(
    "colors, images and files",
    arguments: [
      (
        "#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
        "LiteralValue.color(red: 1, green: 0.5, blue: 0, alpha: 1)"
      ),
      ("#imageLiteral(resourceName: \"logo\")", "UIImage(named: \"logo\")!"),
      ("#fileLiteral(resourceName: \"a.json\")", "Bundle.main.url(forResource: \"a.json\", withExtension: nil)!"),
    ])
  func literals(before: String, after: String) {
    #expect(rewritten("let a = \(before)") == "let a = \(after)")
  }
}
