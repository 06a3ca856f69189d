import Foundation
import SwiftSources
import SwiftSyntax
import Synchronization
import Testing

@testable import SourceRewriting

@Suite("Rules and the walk that serves them")
struct RewritingRuleTests {
  /// Returns the names of the visited nodes in a text.
  private func visited(
    _ text: String, _ make: (@escaping @Sendable (String) -> Void) -> RewritingVisit
  ) -> [String] {
    let log = Log()
    let visit = make { log.add($0) }
    let parsed = ParsedFile(text)
    let map = ModuleMap(module: "App", files: [], imported: [])
    let file = FileRewriting(
      url: URL(filePath: "/A.swift"), parsed: parsed, facts: FileFacts(), module: ModuleView(map),
      options: RewritingOptions())
    Walk(visit, file).walk(parsed.tree)
    return log.names
  }

  @Test("every rule looks at something, and registration is the last")
  func list() {
    #expect(RewritingRules.all.allSatisfy { !$0.visits.isEmpty })
    #expect(RewritingRules.all.last is RegistrationRule)
    let added = RewritingRules.all.compactMap { $0.generatedFile(module: "App", functions: ["f"])?.name }
    #expect(added == ["ViewCodeTests.swift", "ViewCodeRegistration.swift"])
    #expect(RewritingRules.all.compactMap { $0.generatedFile(module: "App", functions: []) }.count == 1)
  }

  @Test("a visit is called for nodes of its type, with what is inside of them")
  func nodes() {
    let names = visited("class A { class B {} }; struct C { class D {} }") { log in
      .at(ClassDeclSyntax.self) { node, _ in log(node.name.text) }
    }
    #expect(names == ["A", "B", "D"])
  }

  @Test("a visit of members is called for members alone")
  func members() {
    let names = visited("func a() { func b() {} }; class C { func d() { func e() {} } }") { log in
      .atMember(FunctionDeclSyntax.self) { node, _ in log(node.name.text) }
    }
    #expect(names == ["d"])
  }

  @Test("a visit of a macro is called for that macro alone, and skips its arguments")
  func macros() {
    let names = visited("let a = #one(#one(1)); let b = #two(#one(2))") { log in
      .atMacro("one") { node, _ in log(node.trimmedDescription) }
    }
    #expect(names == ["#one(#one(1))", "#one(2)"])
  }

  @Test(
    "types and extensions of all keywords are entered with their name",
    arguments: [
      ("class `A`<T> {}", TypeFacts.Kind.class, "A", true), ("struct A {}", .struct, "A", false),
      ("enum A<T> {}", .enum, "A", true), ("actor A {}", .actor, "A", false),
      ("protocol A<T> {}", .protocol, "A", false), ("extension A.B<Int> {}", .extension, "A.B", false),
    ])
  func types(_ text: String, _ kind: TypeFacts.Kind, _ name: String, _ isGeneric: Bool) throws {
    let node = try #require(ParsedFile(text).tree.statements.first?.item)
    let type = try #require(TypeDeclaration(Syntax(node)))
    #expect(type.kind == kind && type.name == name && (type.generics != nil) == isGeneric)
    #expect(TypeDeclaration(Syntax(ParsedFile("func a() {}").tree.statements.first!.item)) == nil)
  }

  @Test("kinds are written by their names, also as keys")
  func coding() throws {
    let data = try JSONEncoder().encode([RewriteKind.selectors: 2])
    #expect(String(decoding: data, as: UTF8.self) == #"{"selectors":2}"#)
    #expect(try JSONDecoder().decode([RewriteKind: Int].self, from: data) == [.selectors: 2])
  }

  private final class Log: Sendable {
    private let storage = Mutex<[String]>([])
    var names: [String] { storage.withLock { $0 } }
    func add(_ name: String) { storage.withLock { $0.append(name) } }
  }

  private final class Walk: SyntaxAnyVisitor {
    let visit: RewritingVisit
    let file: FileRewriting

    init(_ visit: RewritingVisit, _ file: FileRewriting) {
      self.visit = visit
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { visit.visit(node, file) }
  }
}
