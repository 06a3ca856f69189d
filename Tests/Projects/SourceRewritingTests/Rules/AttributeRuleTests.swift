import SourceRewriting
import Testing

@Suite("Attributes")
struct AttributeRuleTests {
  @Test(
    "what only Apple's compiler takes is dropped, and nothing else moves",
    arguments: [
      ("@objc enum A: Int { case a }", "enum A: Int { case a }"),
      ("@objc(AppA)\nclass A {\n}", "\nclass A {\n"),
      ("struct A { @IBOutlet /* c */ weak var x: V? }", "struct A { /* c */ weak var x: V? }"),
      ("class A { dynamic private var x = 1 }", "class A { private var x = 1 }"),
      ("class A { @nonobjc @discardableResult func f() {} }", "class A { @discardableResult func f() {} }"),
      ("class A { @NSCopying var x: NSString }", "class A { var x: NSString }"),
      ("@IBDesignable final class A {}", "final class A {}"),
      ("class A { var x: Int { @objc(isX) get { 1 } } }", "class A { var x: Int { get { 1 } } }"),
    ])
  func dropped(before: String, after: String) {
    #expect(rewritten(before).hasPrefix(after))
  }

  @Test("the application's delegate is where the program starts")
  func entryPoint() {
    #expect(rewritten("@UIApplicationMain class A: D {}") == "@main class A: D {}")
  }

  @Test("a protocol of Objective-C is one of classes")
  func protocols() {
    #expect(rewritten("@objc protocol P { func f() }") == "protocol P: AnyObject { func f() }")
    #expect(rewritten("@objc public protocol P: Q {}") == "public protocol P: AnyObject, Q {}")
    #expect(rewritten("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
    #expect(rewritten("@objc protocol P: class {}") == "protocol P: class {}")
  }

  @Test("managed properties are stored, with the value of a new object")
  func managed() {
    let file = rewrittenFile("class A: NSManagedObject {\n  @NSManaged var n: Int16\n  @NSManaged var d: Thing\n}")
    #expect(file.text?.contains("  var n: Int16 = 0\n  var d: Thing!\n") == true)
    #expect(file.remarks.map(\.line) == [2, 3])
    #expect(file.uses[.managedProperties] == 2)
  }

  @Test("a file without any of it is used in its place")
  func untouched() {
    let file = rewrittenFile("import UIKit\n@MainActor final class A: UIView { @available(iOS 15, *) func f() {} }\n")
    #expect(file.text == nil && file.uses.isEmpty && file.remarks.isEmpty)
  }
}
