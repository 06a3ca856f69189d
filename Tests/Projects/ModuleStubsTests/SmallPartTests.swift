import Foundation
import SwiftSources
import Testing
import ToolSupport

@testable import ModuleStubs

@Suite("Parts of the stubbing")
struct SmallPartTests {
  @Test(
    "the compiler's messages are recognized",
    arguments: [
      ("cannot find type 'Store' in scope", ErrorKind.noType("Store")),
      ("cannot find 'Store' in scope", .noName("Store")),
      ("cannot find operator '+++' in scope", .noOperator("+++")),
      ("unknown attribute 'Stored'", .noAttribute("Stored")),
      ("value of type 'UIView' has no member 'lay'", .noMember(type: "UIView", member: "lay", isStatic: false)),
      ("type 'UIColor' has no member 'brand'", .noMember(type: "UIColor", member: "brand", isStatic: true)),
      ("type 'A' does not conform to protocol 'Decodable'", .notConforming(type: "A", protocol: "Decodable")),
      ("'Token' is not a member type of class 'Kit.Session'", .noNestedType(name: "Token", of: "Kit.Session")),
      (
        "cannot convert value of type 'MissingObject' to expected argument type 'String'",
        .wrongType(from: "MissingObject", to: "String")
      ),
      ("method does not override any method from its superclass", .nothingOverridden),
      ("missing return in global function expected to return 'Int'", .missingReturn),
      ("class 'Model' has no initializers", .noInitializers("Model")),
      ("cannot call value of non-function type 'module<Kit>'", .noName("Kit")),
      ("cannot call value of non-function type 'Int'", .notCallable("Int")),
      ("'+++' is not a prefix unary operator", .noOperator("+++")),
      (
        "value of type 'Rows' (aka 'Section<Row>') has no member 'a'",
        .noMember(type: "Section<Row>", member: "a", isStatic: false)
      ),
      (
        "value of type 'Row' (aka 'MissingObject') has no member 'a'",
        .noMember(type: "Row", member: "a", isStatic: false)
      ),
      (
        "global function 'f' requires that 'Row' conform to 'Hashable'",
        .notConforming(type: "Row", protocol: "Hashable")
      ),
      ("binary operator '+' cannot be applied to two 'Row' operands", .operands(["Row", "Row"])),
      ("inheritance from non-protocol, non-class type 'Row'", .notInheritable("Row")),
      (
        "generic type 'Row' specialized with too many type parameters (got 1, but expected 0)", .tooManyArguments("Row")
      ),
      (
        "constructing an object of class type 'Row' with a metatype value must use a 'required' initializer",
        .createsFromClass
      ),
      ("'self' used in method call 'f' before 'super.init' call", .usesSelfBeforeSuper),
      ("cannot find type 'not closed", .noType("")), ("expected expression", .other),
    ])
  func kinds(_ text: String, _ kind: ErrorKind) {
    #expect(ErrorKind(text) == kind)
  }

  @Test("Apple's names are told by their prefixes")
  func prefixes() {
    for name in ["UIViewController", "NSPredicate", "AVPlayer", "MKMapView", "PDFView"] {
      #expect(ApplePrefixes.isApple(name))
    }
    for name in ["Auth", "URLNavigator", "GIDSignIn", "UI", "NS", "uiView", "RLMObject"] {
      #expect(!ApplePrefixes.isApple(name))
    }
  }

  @Test(
    "superclasses by name and overrides",
    arguments: [
      ("FormViewController", [], "UIViewController"), ("GradientButton", [], "UIButton"),
      ("SwipeTableViewCell", [], "UITableViewCell"), ("Feed", ["viewDidLoad()"], "UIViewController"),
      ("Chart", ["layoutSubviews()"], "UIView"), ("FancyImageView", ["layoutSubviews()"], "UIImageView"),
      ("Cell", ["init(style:reuseIdentifier:)"], "UITableViewCell"), ("Record", [], nil),
    ] as [(String, [String], String?)])
  func superclasses(_ name: String, _ overrides: [String], _ superclass: String?) {
    #expect(SuperclassGuess.superclass(named: name, overrides: Set(overrides)) == superclass)
  }

  @Test("shapes of calls of the same name become one where one declaration takes both")
  func shapes() {
    func shape(_ argument: CallShape.Argument) -> CallShape {
      CallShape(name: "f", parameters: [CallShape.Parameter(label: "a", argument: argument)])
    }
    #expect(shape(.generic).merged(with: shape(.optional)) == shape(.optional))
    #expect(shape(.generic).merged(with: shape(.choice)) == nil)
    #expect(
      shape(.closure([.object], givesValue: false, isAsync: false))
        .merged(with: shape(.closure([.optional], givesValue: true, isAsync: false)))
        == shape(.closure([.optional], givesValue: true, isAsync: false)))
  }

  @Test("a catalog is what it was when it has been written and read")
  func coding() throws {
    var catalog = StubCatalog()
    catalog.types["A"] = StubType(name: "A", form: .class)
    catalog.variables = ["b"]
    catalog.additions["UIView", default: .init()].variables.insert("lay")
    #expect(try JSONDecoder().decode(StubCatalog.self, from: JSONEncoder().encode(catalog)) == catalog)
  }

  @Test("broken sources are passed over without an end")
  func broken() throws {
    for text in [
      "", "import Cloud\nfunc f( {{{ [[ \"", "}}}}", "import Cloud\nclass A: B { func", "\u{0}\u{FFFD}é\n#if",
    ] {
      let source = SourceText(url: URL(filePath: "/app/A.swift"), text: text)
      let message = Diagnostic(.error, "cannot find type 'B' in scope", at: .init("/app/A.swift", line: 99, column: 99))
      let inside = Diagnostic(.error, "expected declaration", at: .init("/app/A.swift", line: 1, column: 1))
      let result = try ModuleStubber(
        StubbingInput(moduleName: "App", files: [source], missing: [MissingModule("Cloud")]),
        checker: FixedChecker(messages: [message, inside])
      ).run()
      #expect(!result.compiles)
    }
  }
}

/// A checker that always returns the same result.
private struct FixedChecker: ModuleChecker {
  let messages: [Diagnostic]

  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [Diagnostic] { messages }
}
