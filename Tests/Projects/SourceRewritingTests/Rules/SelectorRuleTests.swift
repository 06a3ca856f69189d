import SourceRewriting
import Testing

@Suite("Selectors")
struct SelectorRuleTests {
  /// Returns the replacement of a `#selector` in a method of class A.
  private func selector(_ reference: String, members: String = "", others: [String] = []) -> String {
    let text = "class A: UIView { func use() { _ = #selector(\(reference)) }; \(members) }"
    let result = rewritten(text, others: others)
    guard let start = result.range(of: "_ = "), let end = result.range(of: " };") else { return result }
    return String(result[start.upperBound..<end.lowerBound])
  }

  @Test(
    "the name follows from the declaration",
    arguments: [
      ("f", "@objc func f() {}", "f"),
      ("f", "@objc func f(_ x: Any) {}", "f:"),
      ("f", "@objc func f(x: Any) {}", "fWithX:"),
      ("f(x:)", "@objc func f(x: Any) {}", "fWithX:"),
      ("A.f(_:with:)", "@objc func f(_ x: Any, with y: Any) {}", "f:with:"),
      ("self.f", "@objc func f(for x: Any) {}", "fFor:"),
      ("moveTo", "@objc func moveTo(point x: Any) {}", "moveToPoint:"),
      ("f", "@objc(g:) func f(x: Any) {}", "g:"),
      ("getter: x", "@objc var x = 1", "x"),
      ("setter: x", "@objc var x = 1", "setX:"),
      ("setter: A.x", "@objc(isX) var x = true", "setIsX:"),
      ("f", "@objc func f() throws {}", "fAndReturnError:"),
      ("f as () -> Void", "@objc func f() {}; @objc func f(_ x: Any) {}", "f"),
      ("f as (A) -> (Any) -> Void", "@objc func f() {}; @objc func f(_ x: Any) {}", "f:"),
      ("f", "func f(a: Int) {}; @objc func f(_ x: Any) {}", "f:"),
      ("`default`", "@objc func `default`() {}", "default"),
    ])
  func names(reference: String, members: String, name: String) {
    #expect(selector(reference, members: members) == "Selector(\"\(name)\")")
  }

  @Test("members of superclasses and protocols in other files, and of properties, are found")
  func elsewhere() {
    #expect(
      rewritten(
        "class B: A { func use() { _ = #selector(f) } }",
        others: ["class A: NSObject {}", "extension A { @objc(custom:) func f(_ x: Any) {} }"])
        == "class B: A { func use() { _ = Selector(\"custom:\") } }")
    #expect(
      selector("P.f(x:)", others: ["@objc protocol P { @objc(fx:) func f(x: Int) }"]) == "Selector(\"fx:\")")
    #expect(
      selector("model.f", members: "let model: Model?", others: ["class Model { @objc func f(x: Int) {} }"])
        == "Selector(\"fWithX:\")")
  }

  @Test("methods of UIKit go by UIKit's names")
  func uiKit() {
    #expect(selector("UIView.endEditing") == "Selector(\"endEditing:\")")
    #expect(selector("setNeedsLayout") == "Selector(\"setNeedsLayout\")")
    #expect(
      selector("UINavigationController.popViewController(animated:)") == "Selector(\"popViewControllerAnimated:\")")
  }

  @Test("what can't be found is told of, and named by what is written")
  func unknown() {
    let file = rewrittenFile("func f() { _ = #selector(Thing.go(_:)) }")
    #expect(file.text?.contains("Selector(\"go:\")") == true)
    #expect(file.remarks.count == 1)
  }

  @Test("a reference over several lines leaves the lines behind it where they are")
  func lines() {
    #expect(
      rewritten("class A {\n@objc func f() {}\nlet s = #selector(\n  f\n)\nlet t = 1 }")
        .contains("let s = Selector(\"f\")\n\n\nlet t = 1"))
  }
}
