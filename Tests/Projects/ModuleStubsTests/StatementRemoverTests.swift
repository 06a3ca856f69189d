import Foundation
import SwiftSources
import SwiftSyntax
import Testing

@testable import ModuleStubs

@Suite("The smallest piece around a place")
struct StatementRemoverTests {
  /// Returns a text in which the piece around `/*!*/` is omitted, without the arguments that describe it.
  private func removed(_ text: String, minimumSize size: StatementRemover.Size = .condition) throws -> String {
    let marked = text.replacing("/*!*/", with: "")
    let offset = try #require(text.range(of: "/*!*/")).lowerBound.utf16Offset(in: text)
    let file = ModuleFile(SourceText(url: URL(filePath: "/A.swift"), text: marked))
    let token = try #require(file.token(at: offset))
    let removal = try #require(StatementRemover(file: file, minimumSize: size).removal(at: token))
    var edits = SourceEdits.forRepairs
    edits.replace(removal.range, with: removal.replacement)
    for insertion in removal.insertions { edits.insert(insertion.text, at: insertion.offset) }
    return edits.text(from: file.bytes)
      .replacing(/StubSupport\.OmittedCode\.(\w+)\("[^"]*", "[^"]*"\)/) { "<\($0.output.1)>" }
  }

  @Test(
    "statements and conditions",
    arguments: [
      ("func f() { a(); /*!*/b(x); c() }", "func f() { a(); <statement>; c() }"),
      ("func f() { let x = /*!*/b() }", "func f() { let x = <object> }"),
      ("func f() { let x: Int = /*!*/b() }", "func f() { let x: Int = <value> }"),
      ("func f() { let x = /*!*/b() as? Int }", "func f() { let x: Int? = <value> }"),
      ("func f() { let (x, y) = /*!*/b() }", "func f() { let x = <object>, y = <object> }"),
      ("func f() { let x: Int; x = /*!*/b(); c(x) }", "func f() { let x: Int; x = <value>; c(x) }"),
      ("func f() { let x: Int; if a { x = b(/*!*/1) + 2 } }", "func f() { let x: Int; if a { x = <value> } }"),
      ("func f() { var x = 1; x = /*!*/b(); c(x) }", "func f() { var x = 1; <statement>; c(x) }"),
      ("func f() { var x: Int?; x = /*!*/b(); c(x) }", "func f() { var x: Int?; <statement>; c(x) }"),
      ("class A { let x: B; init() { self.x = /*!*/b() } }", "class A { let x: B; init() { self.x = <value> } }"),
      ("class A { var x: B; func f() { x = /*!*/b() } }", "class A { var x: B; func f() { <statement> } }"),
      ("func f() -> Int { return /*!*/b() }", "func f() -> Int { return <value> }"),
      ("func f() -> Int { /*!*/b() }", "func f() -> Int { <value> }"),
      ("func f() { /*!*/b() }", "func f() { <statement> }"),
      ("var f: Int { /*!*/b() }", "var f: Int { <value> }"),
      ("func f() { if a, /*!*/b() { c() } }", "func f() { if a, <condition> { c() } }"),
      ("func f() { if let x = /*!*/b() { c(x) } }", "func f() { if let x = <nothing> { c(x) } }"),
      ("func f() { if let x = /*!*/b() as? Int { c(x) } }", "func f() { if let x = <value> as Int? { c(x) } }"),
      (
        "func f() { if case .a(let x) = /*!*/b() { c(x) } }", "func f() { if let x = <nothing> { c(x) } }"
      ),
      ("func f() { guard /*!*/b() else { return } }", "func f() { guard <condition> else { return } }"),
      ("func f() { for x in /*!*/b() { c(x) } }", "func f() { for x in <sequence> { c(x) } }"),
      (
        "func f() { switch x { case /*!*/.b: c()\ndefault: d() } }",
        "func f() { switch x { case _ where <condition>: <stop>\ndefault: d() } }"
      ),
      ("func f() { x.y { a(); /*!*/b() } }", "func f() { x.y { a(); <statement> } }"),
      ("struct A {}\n/*!*/#Preview { b() }\nstruct C {}", "struct A {}\n\nstruct C {}"),
    ])
  func pieces(_ before: String, _ after: String) throws {
    #expect(try removed(before) == after)
  }

  @Test(
    "members of types",
    arguments: [
      ("class A { let x = /*!*/b() }", "class A { let x = <object> }"),
      ("class A { let x: Int = /*!*/b() }", "class A { let x: Int = <value> }"),
      ("class A { lazy var x = /*!*/b() as! Int }", "class A { lazy var x: Int = <value> }"),
      ("class A { func f(_ x: /*!*/B) -> Int { c() } }", "class A { func f(_ x: B) -> Int { <value> } }"),
      ("class A { init(_ x: /*!*/B) { c() } }", "class A { init(_ x: B) { <stop> } }"),
    ])
  func members(_ before: String, _ after: String) throws {
    #expect(try removed(before) == after)
  }

  @Test("bigger pieces where smaller ones did not help")
  func sizes() throws {
    let text = "class A { func f() -> Int { a(); /*!*/b(); return 1 } }"
    #expect(try removed(text, minimumSize: .body) == "class A { func f() -> Int { <value> } }")
    #expect(try removed(text, minimumSize: .declaration) == "class A {   }")
    #expect(
      try removed("func f() -> Int { return /*!*/StubSupport.OmittedCode.value(\"b()\", \"A.swift:1\") }")
        == "func f() -> Int { <stop> }")
  }

  @Test("a piece of several lines keeps them")
  func lines() throws {
    #expect(try removed("func f() {\n  /*!*/b(\n    1,\n    2)\n  c()\n}") == "func f() {\n  <statement>\n\n\n  c()\n}")
  }
}
