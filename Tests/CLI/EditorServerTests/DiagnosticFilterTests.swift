import Foundation
import ProjectBuilding
import SourceRewriting
import TestFiles
import Testing
import ToolSupport

@testable import EditorServer

/// Errors of the compiler in code that Xcode accepts, and in code that it rejects.
@Suite("Errors that Xcode does not report")
struct DiagnosticFilterTests {
  private static let attribution = ErrorAttribution(
    table: (try? String(
      contentsOf: RepositoryFolder.root.appending(path: "Sources/CLI/Resources/apple-names.tsv"), encoding: .utf8))
      ?? "")

  /// The types of a project, as known from a build.
  private static let project: ProjectKnowledge = {
    var knowledge = ProjectKnowledge()
    knowledge.attribution = attribution
    func type(_ kind: TypeFacts.Kind, _ name: String, _ inherited: [String] = [], _ flags: TypeFacts.Flags = [])
      -> TypeFacts
    {
      var facts = TypeFacts(kind: kind, name: name)
      facts.inherited = inherited
      facts.flags = flags
      return facts
    }
    var facts = FileFacts()
    facts.types = [
      type(.class, "Row", ["UITableViewCell"]), type(.class, "SpecialRow", ["Row", "Codable"]),
      type(.class, "Model", ["Codable"]), type(.class, "Plain"), type(.struct, "Point"), type(.protocol, "Codable"),
      type(.enum, "Kind", ["Int"], [.objectiveC]), type(.enum, "State"),
      type(.protocol, "Listening", ["AnyObject"], [.objectiveC]), type(.protocol, "Hearing", ["AnyObject"]),
    ]
    knowledge.add(facts)
    return knowledge
  }()

  /// Returns the verdict on an error at a mark `|` in a source.
  private func verdict(
    _ message: String, at marked: String, _ project: ProjectKnowledge = project
  ) throws -> DiagnosticVerdict {
    let place = try #require(marked.firstRange(of: "|"), "the source has no mark")
    let before = marked[..<place.lowerBound]
    let line = before.count { $0 == "\n" }
    let character = before.utf16.count - (before.lastIndex(of: "\n").map { before[...$0].utf16.count } ?? 0)
    let json: JSON = [
      "severity": 1, "message": .string(message),
      "range": [
        "start": ["line": .number(Double(line)), "character": .number(Double(character))],
        "end": ["line": .number(Double(line)), "character": .number(Double(character))],
      ],
    ]
    let document = TextDocument(marked.replacing("|", with: "", maxReplacements: 1))
    let file = EditedFile(path: "/project/File.swift", document: document, project: project)
    let verdict = DiagnosticFilter().verdict(on: try #require(EditorDiagnostic(error: json)), in: file)
    return verdict == .confirm ? .keep : verdict
  }

  private static let parameter =
    "Instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C"

  @Test(
    "parameters that Objective-C knows on Apple's systems are no errors",
    arguments: [
      "UIButton", "UIButton?", "SpecialRow", "[UIView]", "[String: Any]?", "UITapGestureRecognizer", "CGRect", "Kind",
      "Listening?", "(UIView) -> Void", "@escaping (Row?, Error?) -> Void", "UIControl.State", "UITableViewDelegate",
      "Notification", "NSNumber", "UIView.Type", "Set<Row>",
    ])
  func representable(type: String) throws {
    #expect(try verdict(Self.parameter, at: "class A: NSObject {\n  @objc func |a(_ x: \(type)) {}\n}") == .drop)
  }

  @Test(
    "parameters that Objective-C does not know are errors",
    arguments: [
      "(Int, Int)", "Int?", "Point", "State", "Plain", "Model", "Hearing", "inout Int", "CGRect?", "[Point]",
      "some UIView",
      "(Point) -> Void", "Range<Int>", "Character",
    ])
  func notRepresentable(type: String) throws {
    #expect(try verdict(Self.parameter, at: "class A: NSObject {\n  @objc func |a(_ x: \(type)) {}\n}") == .keep)
  }

  @Test("the parameter that a message numbers is looked at, and results and properties are")
  func parts() throws {
    func second(_ types: String) throws -> DiagnosticVerdict {
      try verdict(
        "Instance method cannot be marked '@objc' because the type of the parameter 2 cannot be represented in Objective-C",
        at: "class A: NSObject { @objc func |a(_ x: Point, y: \(types)) {} }")
    }
    #expect(try second("UIView") == .drop)
    #expect(try second("Point") == .keep)
    let result = "Instance method cannot be marked '@objc' because its result type cannot be represented in Objective-C"
    #expect(try verdict(result, at: "class A: NSObject { @objc func |a(_ x: Point) -> UIView? { nil } }") == .drop)
    #expect(try verdict(result, at: "class A: NSObject { @objc func |a(_ x: UIView) -> Point { x } }") == .keep)
    let property = "Property cannot be marked '@IBInspectable' because its type cannot be represented in Objective-C"
    #expect(try verdict(property, at: "class A: UIView { @IBInspectable var |a: UIImage? }") == .drop)
    #expect(try verdict(property, at: "class A: UIView { @IBInspectable var |a: State = .on }") == .keep)
  }

  @Test("outlets of classes of UIKit and below are no errors, and others are")
  func outlets() throws {
    func outlet(_ words: String) throws -> DiagnosticVerdict {
      try verdict("'@IBOutlet' property cannot \(words)", at: "class A: UIView { |@IBOutlet var x: X! }")
    }
    #expect(try outlet("have non-'@objc' class type 'UILabel'") == .drop)
    #expect(try outlet("be an array of non-'@objc' class type '[Row]'") == .drop)
    #expect(try outlet("have non-'@objc' protocol type 'any UITableViewDelegate'") == .drop)
    #expect(try outlet("have non-'@objc' class type 'Plain'") == .keep)
    #expect(try outlet("have non-'@objc' protocol type 'any Hearing'") == .keep)
    #expect(try outlet("have non-object type 'Int'") == .keep)
  }

  @Test("selectors of exposed members and of Apple's are no errors")
  func selectors() throws {
    func selector(_ kind: String, _ name: String, _ source: String) throws -> DiagnosticVerdict {
      try verdict("Argument of '#selector' refers to \(kind) '\(name)' that is not exposed to Objective-C", at: source)
    }
    let exposed = "class A: UIView { @objc func tap(_ x: UIButton) {}; func b() { c(#selector(|tap)) } }"
    #expect(try selector("instance method", "tap", exposed) == .drop)
    #expect(try selector("instance method", "tap", exposed.replacing("@objc ", with: "")) == .keep)
    #expect(
      try selector("instance method", "tap", exposed.replacing("@objc ", with: "@IBAction private ")) == .drop)
    // The knowledge from the last save applies only to other files.
    var known = Self.project
    known.exposedMembers = ["tap", "elsewhere"]
    known.members = ["tap", "elsewhere", "hidden"]
    let hidden = exposed.replacing("@objc ", with: "")
    let message = "Argument of '#selector' refers to instance method 'tap' that is not exposed to Objective-C"
    #expect(try verdict(message, at: hidden, known) == .keep)
    for (name, expected) in [("elsewhere", DiagnosticVerdict.drop), ("hidden", .keep)] {
      #expect(
        try verdict(message.replacing("'tap'", with: "'\(name)'"), at: "let a = #selector(|B.\(name))", known)
          == expected)
    }
    let members = "@objcMembers class A: UIView { func tap() {}; func b() { c(#selector(|tap)) } }"
    #expect(try selector("instance method", "tap", members) == .drop)
    #expect(try selector("instance method", "tap", members.replacing("@objcMembers", with: "@objc")) == .keep)
    #expect(
      try selector(
        "instance method", "viewDidLoad()", "class A { func b() { c(#selector(|UIViewController.viewDidLoad)) } }")
        == .drop)
  }

  @Test("overrides in extensions of Apple's members are no errors, and others are")
  func overrides() throws {
    let source = "extension A { override func |tableView(_ a: UITableView, numberOfRowsInSection b: Int) -> Int { 0 } }"
    func override(_ owner: String) throws -> DiagnosticVerdict {
      try verdict(
        "Non-'@objc' instance method 'setUp()' declared in '\(owner)' cannot be overridden from extension", at: source)
    }
    #expect(try override("UITableViewController") == .drop)
    #expect(try override("Row") == .keep)
    #expect(
      try verdict(
        " instance method 'tableView(_:numberOfRowsInSection:)' declared in 'UITableViewController' cannot be overridden from extension",
        at: source) == .drop)
  }

  @Test("optional requirements of Apple's protocols may be asked for with a mark")
  func optionalRequirements() throws {
    let message = "Cannot use optional chaining on non-optional value of type '@MainActor (UIScrollView) -> ()'"
    #expect(
      try verdict(message, at: "func a() { delegate?.|scrollViewDidScroll?(view) }") == .drop)
    #expect(
      try verdict(message, at: "func a() { |delegate.scrollViewDidScroll?(view) }") == .drop)
    #expect(try verdict(message, at: "func a() { delegate.|scrollViewDidScrol?(view) }") == .keep)
    #expect(
      try verdict(
        "Cannot use optional chaining on non-optional value of type 'UIWindow'",
        at: "let x = UIApplication.shared.delegate?.window|??.rootViewController") == .drop)
  }

  @Test("actions may have up to two parameters")
  func actions() throws {
    let message = "@IBAction methods must have 1 argument"
    #expect(try verdict(message, at: "class A: UIView { @IBAction func |a() {} }") == .drop)
    #expect(
      try verdict(message, at: "class A: UIView { @IBAction func |a(_ x: Any, forEvent y: UIEvent) {} }") == .drop)
    #expect(try verdict(message, at: "class A: UIView { @IBAction func |a(_ x: Any, y: Any, z: Any) {} }") == .keep)
  }

  @Test("imports of Apple's submodules and of Darwin are no errors, and of other modules are")
  func imports() throws {
    #expect(try verdict("No such module 'UIKit.UIView'", at: "import |UIKit.UIView") == .drop)
    #expect(try verdict("No such module 'Darwin'", at: "import |Darwin") == .drop)
    #expect(try verdict("No such module 'Lottie'", at: "import |Lottie") == .keep)
    #expect(try verdict("No such module 'Lottie.Parts'", at: "import |Lottie.Parts") == .keep)
  }

  @Test("names that ViewCode lacks are information, and misspelled ones are errors")
  func names() throws {
    let lacking = try verdict(
      "Cannot find type 'UIDocumentBrowserViewControllerDelegate' in scope", at: "class A: |X {}")
    guard case .explain(let text) = lacking else {
      Issue.record("\(lacking)")
      return
    }
    #expect(text.contains("ViewCode lacks"))
    #expect(try verdict("Cannot find 'nothing' in scope", at: "let a = |nothing") == .keep)
    #expect(try verdict("Cannot find 'UILable' in scope; did you mean 'UILabel'?", at: "let a = |UILable()") == .keep)
    #expect(
      try verdict("Cannot convert value of type 'String' to specified type 'Int'", at: "let a: Int = |\"\"") == .keep)
  }

  @Test("types of stubs, pointers to variables and calls that only Apple's Foundation has are no errors")
  func others() throws {
    #expect(
      try verdict(
        "Initializer for conditional binding must have Optional type, not 'MissingObject'", at: "if let a = |b {}")
        == .drop)
    #expect(
      try verdict(
        "Broken standard library: cannot find intrinsic operations on UnsafeMutablePointer<T>",
        at: "objc_setAssociatedObject(self, |&key, a, .OBJC_ASSOCIATION_RETAIN)") == .drop)
    #expect(try verdict("Missing argument for parameter 'coder' in call", at: "let a = URLResponse(|)") == .drop)
    #expect(try verdict("Missing argument for parameter 'coder' in call", at: "let a = Other(|)") == .keep)
    let optional =
      "Cannot convert return expression of type '(Data, URLResponse?)' to return type '(Data, URLResponse)'"
    #expect(try verdict(optional, at: "func a() { return |(data, URLResponse()) }") == .drop)
    #expect(try verdict(optional, at: "func a() { return |(data, response) }") == .keep)
  }

  @Test("members that some object has may be asked of any object")
  func anyObject() throws {
    func member(_ name: String) throws -> DiagnosticVerdict {
      try verdict("Value of type 'AnyObject' has no member '\(name)'", at: "let a = (b as AnyObject).|\(name)")
    }
    #expect(try member("cgRectValue") == .drop)
    #expect(try member("description") == .drop)
    #expect(try member("responds") == .drop)
    #expect(try member("nothingAtAll") == .keep)
  }

  @Test("code that a build omits is information, in its file alone")
  func omissions() throws {
    var project = Self.project
    project.omissions["/project/File.swift"] = [
      "cannot infer contextual base in reference to member 'native'": "Lottie"
    ]
    let message = "Cannot infer contextual base in reference to member 'native'"
    #expect(
      try verdict(message, at: "a(|.native)", project)
        == .explain("Lottie is not available, and a build omits this code"))
    #expect(try verdict(message, at: "a(|.native)") == .keep)
  }

  @Test("files of targets that no build compiles have errors of syntax alone")
  func unbuilt() throws {
    var project = Self.project
    project.unbuiltFiles = ["/project/File.swift"]
    #expect(try verdict("Cannot find 'XCUIApplication' in scope", at: "let a = |XCUIApplication()", project) == .drop)
    #expect(try verdict("Expected '}' in struct", at: "struct A {|", project) == .keep)
  }

  @Test("code that a build writes in another form is no error, and the rest of its line may be")
  func rewritten() throws {
    let folder = try TemporaryFolder()
    let author = "import UIKit\nlet a = (b as AnyObject).doubleValue + c\n"
    let path = try folder.write(Data(author.utf8), to: "File.swift").path
    let place = try folder.write(
      Data(
        "#sourceLocation(file: \"\(path)\", line: 1)\nimport UIKit\nlet a = ObjectiveCObject(b as Any?).doubleValue + c\n"
          .utf8),
      to: "File.rewritten.swift"
    ).path
    var project = Self.project
    project.rewritten = [path: place]
    let file = EditedFile(path: path, document: TextDocument("\n" + author), project: project)
    func error(_ character: Int) throws -> EditorDiagnostic {
      try #require(
        EditorDiagnostic(error: [
          "severity": 1, "message": "Type of expression is ambiguous",
          "range": ["start": ["line": 2, "character": .number(Double(character))]],
        ]))
    }
    let filter = DiagnosticFilter()
    #expect(filter.verdict(on: try error(10), in: file) == .drop)
    #expect(filter.verdict(on: try error(40), in: file) == .keep)
  }

  @Test("an error that a rule knows to be true stays, also in code that a build writes in another form")
  func confirmed() throws {
    let folder = try TemporaryFolder()
    let source = "class A: UIView {\n  func tap() {}\n  let a = #selector(tap)\n}\n"
    let path = try folder.write(Data(source.utf8), to: "File.swift").path
    let rewritten = source.replacing("#selector(tap)", with: "Selector(\"tap\")")
    var project = Self.project
    project.rewritten = [
      path: try folder.write(
        Data("#sourceLocation(file: \"\(path)\", line: 1)\n\(rewritten)".utf8), to: "File.rewritten.swift"
      ).path
    ]
    let file = EditedFile(path: path, document: TextDocument(source), project: project)
    func error(_ message: String) throws -> EditorDiagnostic {
      try #require(
        EditorDiagnostic(error: [
          "severity": 1, "message": .string(message), "range": ["start": ["line": 2, "character": 20]],
        ]))
    }
    let exposure = "Argument of '#selector' refers to instance method 'tap' that is not exposed to Objective-C"
    #expect(DiagnosticFilter().verdict(on: try error(exposure), in: file) == .confirm)
    #expect(DiagnosticFilter().verdict(on: try error("Something else"), in: file) == .drop)
  }

  @Test("warnings stay, and every rule says why")
  func rules() throws {
    let warning: JSON = ["severity": 2, "message": "MissingObject", "range": ["start": ["line": 0, "character": 0]]]
    let file = EditedFile(path: "/a.swift", document: TextDocument("a"), project: Self.project)
    #expect(DiagnosticFilter().filter([warning], in: file) == nil)
    for rule in DiagnosticFilter.rules { #expect(rule.reason.hasSuffix(".") && rule.reason.count > 20) }
  }
}
