import Foundation
import SwiftSources
import Testing
import ToolSupport

@testable import ModuleStubs

@Suite("Rounds come to an end", .serialized)
struct RoundTests {
  /// A checker that reports one error at a time, as if each error hid the next one.
  private final class OneAtATime: ModuleChecker {
    private(set) var checks = 0

    func check(
      _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
    ) throws -> [Diagnostic] {
      checks += 1
      for file in files {
        for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where line.hasPrefix("  bad(") {
          return [
            Diagnostic(
              .error, "something is wrong with 'bad'", at: .init(file.url, line: index + 1, column: 3))
          ]
        }
      }
      return []
    }
  }

  @Test("where omitting statements of a body one by one does not help, the whole body is omitted")
  func body() throws {
    let statements = (0..<30).map { "  bad(\($0))" }.joined(separator: "\n")
    let file = SourceText(
      url: URL(filePath: "/app/File.swift"), text: "func first() {\n\(statements)\n}\nfunc second() {\n  bad(30)\n}\n"
    )
    let checker = OneAtATime()
    let result = try ModuleStubber(
      StubbingInput(moduleName: "App", files: [file], missing: [MissingModule("Cloud")], otherErrors: .omit),
      checker: checker
    ).run()
    #expect(result.compiles && checker.checks <= 10, "\(checker.checks) checks")
    let text = try #require(result.changed[file.url])
    // The next body begins with small pieces again.
    #expect(text.contains("OmittedCode.statement(\"bad(30)\", \"File.swift:34\")"))
    #expect(text.count { $0 == "\n" } == file.text.count { $0 == "\n" })
  }

  /// A checker whose limit is too low for the expressions that begin with `sum`, and whose compiler rejects `bad`.
  private struct LimitedChecker: ModuleChecker {
    func check(
      _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
    ) throws -> [Diagnostic] {
      let text =
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
      return files.flatMap { file in
        file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
          guard line.hasPrefix("  sum(bad") || (line.hasPrefix("  sum(") && depth == .types) else { return nil }
          return Diagnostic(.error, text, at: .init(file.url, line: index + 1, column: 3))
        }
      }
    }
  }

  @Test("an expression that exceeds the limit of the check is omitted only if the compiler rejects it, too")
  func complexExpressions() throws {
    let file = SourceText(
      url: URL(filePath: "/app/File.swift"),
      text: "import Cloud\nlet bad = 2\nfunc sum(_ value: Int) {}\nfunc first() {\n  sum(1)\n  sum(bad)\n}\n")
    let result = try ModuleStubber(
      StubbingInput(moduleName: "App", files: [file], missing: [MissingModule("Cloud")], otherErrors: .omit),
      checker: LimitedChecker()
    ).run()
    let text = try #require(result.changed[file.url])
    #expect(result.compiles && text.contains("  sum(1)\n") && !text.contains("  sum(bad)"))
  }

  /// A checker whose limit every quotient of literals exceeds.
  private struct QuotientChecker: ModuleChecker {
    func check(
      _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
    ) throws -> [Diagnostic] {
      let text =
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
      return files.flatMap { file in
        file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
          line.hasPrefix("  color(") && line.contains("0 / ")
            ? Diagnostic(.error, text, at: .init(file.url, line: index + 1, column: 3)) : nil
        }
      }
    }
  }

  @Test("quotients of literals are computed in an expression that exceeds the limit, which omits nothing")
  func quotients() throws {
    let file = SourceText(
      url: URL(filePath: "/app/File.swift"),
      text: """
        func color(_ red: Double, _ green: Double, _ blue: Double, _ count: Int) {}
        func first() {
          color(51.0 / 255, 1_020.0 * 0.5, half / 2.0, 7 / 2)
        }
        let half = 0.5

        """)
    let result = try ModuleStubber(
      StubbingInput(moduleName: "App", files: [file], missing: [], otherErrors: .omit), checker: QuotientChecker()
    ).run()
    let text = try #require(result.changed[file.url])
    #expect(result.compiles && text.contains("  color(0.2, 510.0, half / 2.0, 7 / 2)\n"), "\(text)")
    #expect(result.suppressed.isEmpty && result.entries.isEmpty)
  }

  @Test("a type of the language that a missing module has, too, stays the language's everywhere")
  func languageNames() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      struct Item: Decodable {
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          _ = try container.decode(Int.self)
        }
      }
      let made = Cloud.Decoder()
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(!stubbing.result.stubs.contains { $0.text.contains("class Decoder") })
    #expect(stubbing.lines()[3] == "  init(from decoder: any Decoder) throws {")
  }

  @Test("what a class of the project is initialized with is nothing of the missing class that it derives from")
  func superclassBetween() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      class Reactor: Base {
        let state: Int
        init(state: Int) { self.state = state }
      }
      final class Child: Reactor {
        init() { super.init(state: 3) }
      }
      final class Other: Base {
        let name: String
        init(name: String) { self.name = name }
      }
      """, missing: ["Cloud"])
    #expect(stubbing.result.compiles, "\(stubbing.errors)")
    #expect(stubbing.omitted.isEmpty)
    #expect(!stubbing.result.stubs.contains { $0.text.contains("state argument0") })
  }

  @Test("no member is declared of what lies in a type of the project")
  func nestedTypes() throws {
    let stubbing = try Stubbing(
      """
      import Cloud

      enum Screen {
        enum Change { case none }
      }
      func change() -> Screen.Change { Screen.Change.insert(Store.shared) }
      """, missing: ["Cloud"])
    #expect(stubbing.errors.count == 1, "\(stubbing.errors)")
    #expect(!stubbing.result.stubs.contains { $0.text.contains("Screen.Change") })
  }

  @Test("nothing is added to the system's classes that a class of a module before declares: it would override that")
  func laterModules() throws {
    let first = try Stubbing(
      """
      import UIKit
      import Cloud

      class Panel: UIView {
        var contents: [Item]! = []
      }
      """, missing: ["Cloud"])
    #expect(first.result.compiles, "\(first.errors)")
    let second = try Stubbing(
      ["File.swift": "import UIKit\nimport Cloud\nfunc show(_ view: UIView) { _ = view.contents; _ = view.badge }"],
      missing: [MissingModule("Cloud")], catalog: first.result.catalog)
    #expect(second.result.compiles, "\(second.errors)")
    #expect(!second.result.stubs.contains { $0.text.contains("var contents") })
    #expect(second.result.stubs.contains { $0.text.contains("var badge") })
  }
}
