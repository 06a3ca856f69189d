import Foundation
import Testing

@testable import ModuleStubs

@Suite("Parts of the stubbing")
struct SmallPartTests {
  @Test(
    "complaints",
    arguments: [
      ("cannot find type 'Store' in scope", CompilerDiagnostic.noType("Store")),
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
      ("expected expression", .other),
    ])
  func complaints(_ text: String, _ complaint: CompilerDiagnostic) {
    #expect(CompilerDiagnostic(text) == complaint)
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

  @Test("edits keep lines, and a bigger one takes the place of those in it")
  func edits() {
    let bytes = Array("a\nb\nc\nd".utf8)
    var edits = SourceEdits()
    let isSmallTaken = edits.replace(2..<3, with: "x")
    let isBigTaken = edits.replace(0..<5, with: "y")
    let isInnerTaken = edits.replace(4..<5, with: "z")
    #expect(isSmallTaken && isBigTaken && !isInnerTaken)
    edits.insert(">", at: 7)
    #expect(edits.applied(to: bytes) == "y\n\n\nd>")
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
      let source = SourceText(place: URL(filePath: "/app/A.swift"), text: text)
      let message = CheckerMessage(file: "/app/A.swift", line: 99, column: 99, text: "cannot find type 'B' in scope")
      let inside = CheckerMessage(file: "/app/A.swift", line: 1, column: 1, text: "expected declaration")
      let result = try ModuleStubber(
        StubbingInput(moduleName: "App", files: [source], missing: [MissingModule("Cloud")]),
        checker: FixedChecker(messages: [message, inside])
      ).run()
      #expect(!result.compiles)
    }
  }
}

/// Says the same every time.
private struct FixedChecker: ModuleChecker {
  let messages: [CheckerMessage]

  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [CheckerMessage] { messages }
}
