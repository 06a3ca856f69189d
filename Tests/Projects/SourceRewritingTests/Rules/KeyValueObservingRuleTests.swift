import Foundation
import SourceRewriting
import Testing

@Suite("Key-value observing")
struct KeyValueObservingRuleTests {
  private func rewritten(_ text: String, others: [String] = []) -> String {
    var options = RewritingOptions()
    options.availableModules.insert("FoundationGaps")
    let result = rewrittenFile(text, options: options, others: others).text ?? text
    guard let range = result.range(of: "line: 1)\n") else { return result }
    return String(result[range.upperBound...])
  }

  @Test(
    "setting a dynamic property tells observers, and keeps the property's own observers",
    arguments: [
      (
        "@objc dynamic var x = f()",
        "var x = f() { willSet { viewcode_willSet(\"x\") } didSet { viewcode_didSet(\"x\") } }"
      ),
      ("@objc dynamic weak var x: V?", "weak var x: V? { willSet {"),
      ("@objc dynamic lazy var x = f()", "lazy var x = f() { willSet {"),
      ("@objc(key) dynamic var x = 1", "var x = 1 { willSet { viewcode_willSet(\"key\") }"),
      (
        "@objc dynamic var x = 1 { didSet { use() } }",
        "var x = 1 { willSet { viewcode_willSet(\"x\") } didSet { defer { viewcode_didSet(\"x\") }; use() } }"
      ),
      (
        "@objc dynamic var x: Int { get { y } set { y = newValue } }",
        "set { viewcode_willSet(\"x\"); defer { viewcode_didSet(\"x\") }; y = newValue } }"
      ),
    ])
  func dynamicProperties(before: String, after: String) {
    let text = rewritten("class A: NSObject {\n  \(before)\n}\n")
    #expect(text.contains(after), "\(text)")
    #expect(text.contains("KeyValueProperties.dynamic("))
  }

  @Test(
    "properties that nobody can observe stay as they are",
    arguments: [
      "class A: NSObject { @objc var x = 1 }", "class A: NSObject { dynamic var x = 1 }",
      "class A { @objc dynamic var x = 1 }",
      "class A: NSObject { @objc dynamic var x: Int { 1 } }", "class A: NSObject { @objc dynamic static var x = 1 }",
    ])
  func others(text: String) {
    #expect(!rewritten(text).contains("viewcode_willSet"))
  }

  @Test("the members of @objcMembers need no attribute of their own, and an override tells only once")
  func objectiveCMembers() {
    let text = rewritten(
      "@objcMembers class A: NSObject { dynamic var x = 1 }\nclass B: A { override dynamic var x: Int { didSet {} } }")
    #expect(text.components(separatedBy: "viewcode_willSet").count == 2)
  }

  @Test("the first class that overrides observeValue conforms to its protocol, and those below override it")
  func observeValue() {
    let declaration =
      "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) { super.observeValue(forKeyPath: keyPath, of: object, change: change, "
      + "context: context) }"
    let text = rewritten("class A: UIViewController { \(declaration) }\nclass B: A { \(declaration) }")
    #expect(text.contains("class A: UIViewController, @preconcurrency ObservesValues { func observeValue"))
    #expect(text.contains("super.inherited_observeValue(forKeyPath:"))
    #expect(text.contains("class B: A { override func observeValue"))
    #expect(text.contains("{ super.observeValue(forKeyPath:"))
  }

  @Test("key paths for observers say their names")
  func keyPaths() {
    #expect(
      rewritten("o = p.observe(\\.item?.status, options: [.new]) { _, _ in }").contains(
        "p.observe(viewcode_keyPath(\\.item?.status, \"item.status\"), options: [.new])"))
    #expect(rewritten("p.publisher(for: \\.rate)").contains("publisher(for: viewcode_keyPath(\\.rate, \"rate\"))"))
    #expect(!rewritten("p.observe(\\.item, on: self) { _ in }").contains("viewcode_keyPath"))
  }

  @Test("what a property depends on is registered")
  func affecting() {
    let text = rewritten(
      "class A: NSObject { @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { [\"first\"] } }")
    #expect(
      text.contains("KeyValueProperties.affecting(\"fullName\", Self.self, keyPathsForValuesAffectingFullName)"))
  }
}
