import Foundation
import SwiftSyntax

/// A rule that lists the tests of XCTest's classes, and supports tests on the main actor.
///
/// On Apple's systems the Objective-C runtime finds a class's tests. Here each class gets a list of them in its own
/// declaration, and a separate file lists the classes. The list calls a test on the main actor as such, because XCTest
/// runs on the main thread without declaring it. In classes on the main actor, `setUp` and `tearDown` override
/// nonisolated methods, which Apple's compiler allows for Objective-C methods. Here they call a method on the main
/// actor that contains their body.
struct TestRule: RewritingRule {
  let kind = RewriteKind.tests

  var visits: [RewritingVisit] {
    [
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .atMember(FunctionDeclSyntax.self, Self.note),
    ]
  }

  func finishType(_ scope: TypeScope, in file: FileRewriting) { Self.addList(to: scope, in: file) }

  func generatedFile(module: String, functions: [String]) -> GeneratedFile? {
    functions.isEmpty ? nil : TestFile.make(module: module, functions: functions)
  }

  private static let lifecycle: Set<String> = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]

  // MARK: - setUp and tearDown

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, let type = scope.name, let body = node.body,
      scope.kind == .class || scope.kind == .extension, isTestCase(type, file.module)
    else { return }
    let member = MemberReader.facts(of: node)
    guard member.flags.contains(.override), lifecycle.contains(member.fullName), !member.flags.contains(.async) else {
      return
    }
    let ownAttribute = AttributeReader.attributes(of: node.attributes).first { $0.name == "MainActor" }
    let isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    guard !isNonisolated, ownAttribute != nil || isOnMainActor(type, file.module) else { return }
    if let ownAttribute { file.remove(ownAttribute.node) }
    let name = "viewcode_\(scope.simpleName)_\(member.name)"
    let attempt = member.flags.contains(.throws) ? "try " : ""
    let kind = member.flags.contains(.ofType) ? "class " : ""
    let effects = member.flags.contains(.throws) ? " throws" : ""
    if ownAttribute == nil {
      file.insert("nonisolated ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
    }
    file.insert(
      "{ \(kind.isEmpty ? "nonisolated(unsafe) " : "")let o = self; \(attempt)MainActor.assumeIsolated { \(attempt)o.\(name)() } }; "
        + "@MainActor \(kind)func \(name)()\(effects) ", before: body.leftBrace)
    file.use(.tests)
  }

  // MARK: - Lists of tests

  /// Adds the list of a class's tests to its declaration.
  static func addList(to scope: TypeScope, in file: FileRewriting) {
    guard scope.kind == .class, let type = scope.name, isTestCase(type, file.module),
      let entry = file.module.type(type), entry.isOwn
    else { return }
    let above = file.module.superclass(of: type)
    let isRoot = above.flatMap { file.module.type($0)?.declaration } == nil
    let isClassIsolated = isOnMainActor(type, file.module)
    var statements = scope.tests
    for part in entry.parts where part.facts.kind == .extension {
      for member in part.facts.members where isTest(member) {
        statements.append(ConditionalCode(conditions: [], code: append(member, of: scope.simpleName, isClassIsolated)))
      }
    }
    let access = (entry.declaration?.access ?? .internal) >= .public ? "public " : ""
    let begin = isRoot ? "[]" : "super.viewcode_tests"
    scope.additions.append(
      ConditionalCode(
        conditions: [],
        code: "nonisolated \(access)\(isRoot ? "" : "override ")class var viewcode_tests: "
          + "[(String, (XCTestCase) -> () throws -> Void)] { var tests: [(String, (XCTestCase) -> () throws -> Void)] = \(begin)"
          + ";\(statements.text(then: "return tests")) }"))
    file.use(.tests)
    guard scope.facts.access > .fileprivate, !scope.isLocal else { return }
    file.tests.append(ConditionalCode(conditions: file.scopes.conditions, code: type))
  }

  /// Records a test of a class.
  static func note(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .class, let type = scope.name, isTestCase(type, file.module)
    else {
      return
    }
    let member = MemberReader.facts(of: node)
    guard isTest(member) else { return }
    let code = append(member, of: scope.simpleName, isOnMainActor(type, file.module))
    scope.tests.append(ConditionalCode(conditions: file.scopes.innerConditions, code: code))
  }

  private static func append(_ member: MemberFacts, of type: String, _ isClassIsolated: Bool) -> String {
    let name = member.name
    if member.flags.contains(.async) {
      let call = "\(member.flags.contains(.throws) ? "try " : "")await o.\(name)()"
      return
        "tests.append((\"\(name)\", { asyncTest({ (o: \(type)) in { nonisolated(unsafe) let o = o; \(call) } })($0 as! \(type)) }))"
    }
    let attempt = member.flags.contains(.throws) ? "try " : ""
    let call = "\(attempt)(o as! \(type)).\(name)()"
    if isClassIsolated || member.flags.contains(.onMainActor) {
      return
        "tests.append((\"\(name)\", { o in { nonisolated(unsafe) let o = o; \(attempt)MainActor.assumeIsolated { \(call) } } }))"
    }
    return "tests.append((\"\(name)\", { o in { \(call) } }))"
  }

  private static func isTest(_ member: MemberFacts) -> Bool {
    member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty
      && !member.flags.contains(.ofType)
      && member.access > .fileprivate && [nil, "Void", "()"].contains(member.type) && member.generics == nil
      && !member.flags.contains(.override)
  }

  /// Adds the function that lists the test classes of a file.
  func finishFile(_ file: FileRewriting) -> String? {
    guard !file.tests.isEmpty else { return nil }
    let name = "viewcode_tests_file_\(file.fileIdentifier)"
    let statements = file.tests.map { test in
      ConditionalCode(
        conditions: test.conditions,
        code:
          "tests.append(testCase(\(test.code).viewcode_tests.map { entry in (entry.0, { (o: \(test.code)) in entry.1(o) }) }))"
      )
    }
    file.appendix.append(
      "nonisolated func \(name)() -> [XCTestCaseEntry] { var tests: [XCTestCaseEntry] = [];\(statements.text(then: "return tests")) }"
    )
    return name
  }

  // MARK: - Conditions

  static func isTestCase(_ type: String, _ module: ModuleView) -> Bool {
    type != "XCTestCase" && module.isKind(type, of: "XCTestCase")
  }

  private static func isOnMainActor(_ type: String, _ module: ModuleView) -> Bool {
    module.chain(of: type).contains { module.type($0)?.declaration?.flags.contains(.onMainActor) == true }
  }
}

extension RewriteKind {
  /// Methods of XCTest on the main actor.
  package static let tests = RewriteKind("tests")
}
