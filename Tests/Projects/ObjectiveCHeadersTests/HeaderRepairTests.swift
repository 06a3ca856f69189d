import Testing
import ToolSupport

@testable import ObjectiveCHeaders

/// Declarations that are incompatible with the library here.
@Suite("Header repair")
struct HeaderRepairTests {
  private func declarations(_ interface: String) -> HeaderDeclarations {
    HeaderDeclarations(
      types: InterfaceReader.types(in: interface), values: DeclaredValues(), subclassed: [], imports: [])
  }

  /// Returns the number of the line with a text.
  private func line(of text: String, in declarations: HeaderDeclarations) throws -> Int {
    let lines = declarations.text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func message(_ severity: Diagnostic.Severity, _ text: String, line: Int = 1, path: String = "/D.swift")
    -> Diagnostic
  {
    Diagnostic(severity, text, at: .init(path, line: line, column: 1))
  }

  @Test("a member that does not compile is left out alone")
  func member() throws {
    var declared = declarations("open class A : NSObject {\n  open func one()\n  open func two(_ x: Gone)\n}")
    let line = try line(of: "func two", in: declared)
    let changed = declared.repair([message(.error, "cannot find type 'Gone' in scope", line: line)], path: "/D.swift")
    #expect(changed)
    #expect(declared.text.contains("func one()"))
    #expect(!declared.text.contains("func two"))
    #expect(declared.leftOut == ["A.two(_:): cannot find type 'Gone' in scope"])
  }

  @Test("errors of other files change nothing")
  func otherFiles() throws {
    var declared = declarations("open class A : NSObject {\n  open func one()\n}")
    let line = try line(of: "func one", in: declared)
    let changed = declared.repair([message(.error, "wrong", line: line, path: "/Other.swift")], path: "/D.swift")
    #expect(!changed)
  }

  @Test("a method of a superclass of the headers is overridden, and one of the system's stays the system's")
  func overrides() throws {
    var declared = declarations(
      "open class A : UIView {\n  open func mine()\n  open func layoutSubviews()\n}\nopen class B : A {\n  open func mine()\n}"
    )
    let text = "overriding declaration requires an 'override' keyword"
    let lines = declared.text.split(separator: "\n", omittingEmptySubsequences: false)
    let second = try #require(lines.lastIndex { $0.contains("func mine") }) + 1
    let system = try line(of: "func layoutSubviews", in: declared)
    let changed = declared.repair(
      [message(.error, text, line: system), message(.error, text, line: second)], path: "/D.swift")
    #expect(changed)
    #expect(declared.text.contains("override open func mine()"))
    #expect(!declared.text.contains("layoutSubviews"))
  }

  @Test("a conformance gets the members that the header does not show")
  func conformances() throws {
    var declared = declarations("open class A : NSObject, Source {\n}")
    let line = try line(of: "class A", in: declared)
    let messages = [
      message(.error, "type 'A' does not conform to protocol 'Source'", line: line),
      message(
        .note, "protocol requires function 'rows(_:in:)' with type '(List, [Int : String]) -> Int'", path: "/Kit.swift"),
      message(
        .note, "protocol requires function 'reload(_:)' with type '((Int, Bool) -> Void) -> ()'", path: "/Kit.swift"),
    ]
    let changed = declared.repair(messages, path: "/D.swift")
    #expect(changed)
    #expect(
      declared.text.contains(
        "@discardableResult public func rows(_ argument0: List, in argument1: [Int : String]) -> Int"))
    #expect(declared.text.contains("public func reload(_ argument0: (Int, Bool) -> Void) { ObjectiveCBody.run("))
  }

  @Test("a conformance to a protocol of the headers gets its requirements as they are declared there")
  func ownConformances() throws {
    var declared = declarations(
      """
      public protocol Route : NSObjectProtocol {
        var owner: Window! { get set }
        func show(in window: Window!, animated: Bool)
      }
      open class A : NSObject, Route {
      }
      """)
    let line = try line(of: "class A", in: declared)
    let messages = [
      message(.error, "type 'A' does not conform to protocol 'Route'", line: line),
      message(.note, "protocol requires property 'owner' with type 'Window?'", path: "/D.swift"),
      message(
        .note, "protocol requires function 'show(in:animated:)' with type '(Window?, Bool) -> ()'", path: "/D.swift"),
    ]
    let changed = declared.repair(messages, path: "/D.swift")
    #expect(changed)
    #expect(declared.text.contains("  open func show(in window: Window!, animated: Bool) { ObjectiveCBody.run("))
    #expect(declared.text.contains("open var owner: Window! {"))
    #expect(declared.text.contains("A: NSObject, Route, PlainMissing {"))
    // Every line of the text is a line of the declarations, because messages contain line numbers.
    #expect(declared.lines.allSatisfy { !$0.text.contains("\n") })
  }

  @Test("a superclass that is not here is replaced by NSObject, and a protocol is dropped")
  func inheritance() throws {
    var declared = declarations("open class A : Gone, Away {\n  open func one()\n}")
    for name in ["Away", "Gone"] {
      let line = try line(of: "class A", in: declared)
      let changed = declared.repair(
        [message(.error, "cannot find type '\(name)' in scope", line: line)], path: "/D.swift")
      #expect(changed)
    }
    #expect(declared.text.contains("open class A: NSObject, PlainMissing {"))
  }

  @Test("declarations of an app are internal, as classes of its Swift are that its headers name")
  func access() {
    #expect(HeaderDeclarations.withoutAccess("open class A: B {") == "class A: B {")
    #expect(
      HeaderDeclarations.withoutAccess("  nonisolated override open class func a() {}")
        == "  nonisolated override class func a() {}")
    #expect(HeaderDeclarations.withoutAccess("weak open var a: B?") == "weak var a: B?")
    #expect(HeaderDeclarations.withoutAccess("@objc public protocol P {") == "@objc protocol P {")
    #expect(HeaderDeclarations.withoutAccess("var a: String { \"open it\" }") == "var a: String { \"open it\" }")
  }

  @Test("a frame that an initializer is given is the view's")
  func frames() {
    let text = declarations("open class A : UIView {\n  public init(frame: CGRect, count: Int)\n}").text
    #expect(text.contains("public convenience init(frame: CGRect, count: Int) { self.init(frame: frame);"))
  }
}
