import Testing

@testable import AgentTools

@Suite("What changed of an outline")
struct OutlineChangeTests {
  private let before =
    "Form 393x852\n1 text \"A\" 0,0 10x10\n2 field 0,20 10x10\n3 button \"B\" 0,40 10x10\n4 text \"C\" 0,60 10x10"

  @Test("nothing is nil, and the first one is all of it")
  func same() {
    #expect(OutlineChange.text(from: before, to: before) == nil)
    #expect(OutlineChange.text(from: nil, to: before) == before)
  }

  @Test("a few lines are told with their signs, the title's keyboard among them")
  func few() {
    let after = before.replacing("2 field", with: "2 field = \"x\"")
    #expect(OutlineChange.text(from: before, to: after) == "- 2 field 0,20 10x10\n+ 2 field = \"x\" 0,20 10x10")
    let typing = before.replacing("393x852", with: "393x852, keyboard from y 561")
    #expect(OutlineChange.text(from: before, to: typing) == "- Form 393x852\n+ Form 393x852, keyboard from y 561")
  }

  @Test("another screen, and one whose numbers have moved, is told as a whole")
  func whole() {
    let other = before.replacing("Form", with: "Other")
    #expect(OutlineChange.text(from: before, to: other) == other)
    let moved =
      "Form 393x852\n1 text \"New\" 0,0 10x10\n2 text \"A\" 0,0 10x10\n3 field 0,20 10x10\n4 button \"B\" 0,40 10x10"
    #expect(OutlineChange.text(from: before, to: moved) == moved)
  }
}
