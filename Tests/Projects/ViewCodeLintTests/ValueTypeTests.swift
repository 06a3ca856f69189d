import SwiftSyntax
import Testing

@testable import ViewCodeLint

@Suite("Types of expressions")
struct ValueTypeTests {
  /// Returns the type of the argument of `use` in a text.
  private func type(_ code: String) throws -> String? {
    let project = RuleExample(code).project
    let call = try #require(project.files[0].index.calls["use"]?.first)
    return project.typeName(of: try #require(call.arguments.first?.expression), in: project.files[0])
  }

  @Test("initializers, closures and casts tell a type")
  func values() throws {
    #expect(try type("use(UILabel())") == "UILabel")
    #expect(try type("let a = UIButton(type: .system)\nuse(a)") == "UIButton")
    #expect(try type("func f() { let a = UIButton(type: .system)\nuse(a) }") == "UIButton")
    #expect(try type("func f() { let a = { let b = UILabel(); return b }()\nuse(a) }") == "UILabel")
    #expect(try type("func f() { let a = x as? UISlider\nuse(a) }") == "UISlider")
    #expect(try type("func f() { let a = make()\nuse(a) }") == nil)
  }

  @Test("a local variable hides a property, and a parameter of a closure hides both")
  func shadows() throws {
    let head = "final class A: UIView { let a = UILabel(); "
    #expect(try type("\(head) func f() { use(a) } }") == "UILabel")
    #expect(try type("\(head) func f() { use(self.a) } }") == "UILabel")
    #expect(try type("\(head) func f(a: UISwitch) { use(a) } }") == "UISwitch")
    #expect(try type("\(head) func f() { let a = UISlider(); use(a) } }") == "UISlider")
    #expect(try type("\(head) func f() { g { a in use(a) } } }") == nil)
    #expect(try type("\(head) func f() { for a in b { use(a) } } }") == nil)
  }

  @Test("properties are found in superclasses, extensions and Apple's classes")
  func properties() throws {
    #expect(
      try type("class A: UIView { let a = UILabel() }\nfinal class B: A {}\nextension B { func f() { use(a) } }")
        == "UILabel")
    #expect(try type("final class A: UITableViewCell { func f() { use(textLabel) } }") == "UILabel")
    #expect(try type("final class A: UIViewController { func f() { use(self.view) } }") == "UIView")
    #expect(try type("func f(_ b: UIButton) { use(b.titleLabel!) }") == "UILabel")
    #expect(try type("final class A: Unknown { func f() { use(view) } }") == nil)
  }
}
