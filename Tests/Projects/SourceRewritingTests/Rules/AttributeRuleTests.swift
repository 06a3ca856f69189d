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

  @Test("managed properties read and write the object's values")
  func managed() {
    let file = rewrittenFile(
      "class A: NSManagedObject {\n  @NSManaged var n: Int16\n  @NSManaged var `class`: Thing?\n}")
    #expect(
      file.text?.contains(
        "  var n: Int16 { get { self.managedValue(\"n\") } set { self.setManagedValue(\"n\", newValue) } }\n") == true)
    #expect(file.text?.contains("self.managedValue(\"class\")") == true)
    #expect(file.text?.contains("@_spi(Host) import CoreData") == true)
    #expect(file.remarks.isEmpty)
    #expect(file.uses[.managedProperties] == 2)
  }

  @Test(
    "managed methods change the relationship that their name tells",
    arguments: [
      ("addToTags(_ value: Tag)", "self.addManaged([value], to: \"tags\")"),
      ("addToTags(_ values: NSSet)", "self.addManaged(values.allObjects, to: \"tags\")"),
      ("removeFromTags(_ values: NSOrderedSet)", "self.removeManaged(values.array, from: \"tags\")"),
      ("removeFromTags(at idx: Int)", "self.removeManaged(from: \"tags\", at: [idx])"),
      ("insertIntoTags(_ value: Tag, at idx: Int)", "self.insertManaged([value], into: \"tags\", at: [idx])"),
      (
        "replaceTags(at indexes: NSIndexSet, with values: [Tag])",
        "self.replaceManaged(in: \"tags\", at: indexes.map { $0 }, with: values)"
      ),
    ])
  func managedMethods(declaration: String, body: String) {
    let file = rewrittenFile("extension A {\n  @NSManaged public func \(declaration)\n}")
    #expect(file.text?.contains("func \(declaration) { \(body) }\n") == true)
  }

  @Test("casts that need Objective-C's generics and bridging become calls that do not")
  func casts() {
    let request = rewrittenFile("let a = Item.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>")
    #expect(
      request.text?.contains(
        "let a = Item.fetchRequest().erased(as: NSFetchRequest<NSFetchRequestResult>.self)") == true)
    let snapshot = rewrittenFile("let a = snapshot as NSDiffableDataSourceSnapshot<String, Int>")
    #expect(snapshot.text?.contains("snapshot as! NSDiffableDataSourceSnapshot<String, Int>") == true)
  }

  @Test("a file without any of it is used in its place")
  func untouched() {
    let file = rewrittenFile("import UIKit\n@MainActor final class A: UIView { @available(iOS 15, *) func f() {} }\n")
    #expect(file.text == nil && file.uses.isEmpty && file.remarks.isEmpty)
  }
}
