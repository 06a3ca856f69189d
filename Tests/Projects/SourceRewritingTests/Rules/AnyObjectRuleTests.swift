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

  @Test("a method that classes of the project expose is called on the first class that has it")
  func exposed() {
    let text = rewritten(
      """
      class Header: UIView { @objc func layOut() {} }
      class Footer: UIView { @objc func layOut() {} }
      func f(_ all: [UIView]) { all.forEach { ($0 as AnyObject).layOut() } }
      """)
    let calls = "if let o = o as? Footer { return o.layOut() }; if let o = o as? Header { return o.layOut() }; "
    #expect(
      text.contains(
        "all.forEach { ({ (o: AnyObject) -> Void in \(calls)fatalError(\"\\(o) does not respond to layOut\") })"
          + "($0 as AnyObject) }"), "\(text)")
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
