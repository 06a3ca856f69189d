import SourceRewriting
import Testing

@Suite("Members of AnyObject")
struct AnyObjectRuleTests {
  @Test(
    "members that only the Objective-C runtime finds go by a type that has them",
    arguments: [
      ("(info[key] as AnyObject).doubleValue", "ObjectiveCObject(info[key] as Any?).doubleValue"),
      ("(info[key] as! AnyObject).cgRectValue", "ObjectiveCObject(info[key] as Any?).cgRectValue"),
      ("(info[key] as? AnyObject)?.cgRectValue", "ObjectiveCObject.ifAny(info[key] as Any?)?.cgRectValue"),
      ("(info[key] as AnyObject?)?.boolValue", "ObjectiveCObject.ifAny(info[key] as Any?)?.boolValue"),
      ("(info[key] as? AnyObject)!.intValue", "ObjectiveCObject.ifAny(info[key] as Any?)!.intValue"),
      ("type(of: object).description()", "String(reflecting: type(of: object))"),
    ])
  func members(before: String, after: String) {
    #expect(rewritten("func f() { let x = \(before) }").contains("let x = \(after) }"))
  }

  @Test(
    "other casts, and members that AnyObject has, stay",
    arguments: [
      "(info[key] as NSNumber).doubleValue", "(info[key] as AnyObject).hash", "(a as AnyObject, b).doubleValue",
      "type(of: object).description(of: 1)", "object.description()",
    ])
  func others(text: String) {
    let text = "func f() { let x = \(text) }"
    #expect(rewritten(text) == text)
  }
}
