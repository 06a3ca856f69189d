import SourceRewriting
import Testing

@Suite("Key paths")
struct KeyPathRuleTests {
  @Test(
    "a key path is a string without the type that it starts from",
    arguments: [
      ("UIView.isHidden", "hidden"), ("UIView.layer.cornerRadius", "layer.cornerRadius"),
      ("A.name", "name"), ("name", "name"), ("self.child.isOn", "child.isOn"), ("A.child.renamed", "child.other"),
    ])
  func keys(path: String, key: String) {
    let text = "class A: NSObject { var child: B?; var name = \"\"; func f() { _ = #keyPath(\(path)) } }"
    let other = "class B: NSObject { @objc var isOn = true; @objc(other) var renamed = 1 }"
    #expect(rewritten(text, others: [other]).contains("_ = \"\(key)\" }"))
  }
}
