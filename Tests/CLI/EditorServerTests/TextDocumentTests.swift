import Testing
import ToolSupport

@testable import EditorServer

@Suite("Text of an open file")
struct TextDocumentTests {
  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSON {
    [
      "range": [
        "start": ["line": .number(Double(start.0)), "character": .number(Double(start.1))],
        "end": ["line": .number(Double(end.0)), "character": .number(Double(end.1))],
      ], "text": .string(text),
    ]
  }

  @Test("changes of ranges give the text that the editor has, with positions in UTF-16")
  func ranges() {
    var document = TextDocument("let a = \"😀é\"\r\nlet b = 2\n")
    let isApplied1 = document.apply(change((0, 11), (0, 12), "e"))
    #expect(isApplied1)
    #expect(document.text == "let a = \"😀e\"\r\nlet b = 2\n")
    let isApplied2 = document.apply(change((1, 4), (1, 5), "bee"))
    #expect(isApplied2)
    #expect(document.text == "let a = \"😀e\"\r\nlet bee = 2\n")
    let isApplied3 = document.apply(change((0, 0), (1, 0), ""))
    #expect(isApplied3)
    #expect(document.text == "let bee = 2\n")
    let isApplied4 = document.apply(change((1, 0), (1, 0), "// end"))
    #expect(isApplied4)
    #expect(document.text == "let bee = 2\n// end")
  }

  @Test("a change without a range is the whole text")
  func whole() {
    var document = TextDocument("a")
    let isApplied5 = document.apply(["text": "b\nc"])
    #expect(isApplied5)
    #expect(document.text == "b\nc")
  }

  @Test("a change of no valid form is refused, and changes nothing")
  func invalid() {
    var document = TextDocument("a\nb")
    let isApplied6 = document.apply(["range": .null])
    #expect(!isApplied6)
    let isApplied7 = document.apply(change((7, 0), (7, 1), "x"))
    #expect(!isApplied7)
    let isApplied8 = document.apply(change((1, 0), (0, 0), "x"))
    #expect(!isApplied8)
    let isApplied9 = document.apply(change((-1, 0), (0, 0), "x"))
    #expect(!isApplied9)
    #expect(document.text == "a\nb")
  }

  @Test("a position beyond the end of a line is its end")
  func beyond() {
    let document = TextDocument("ab\ncd")
    #expect(document.offset(line: 0, character: 9) == 2)
    #expect(document.offset(line: 1, character: 9) == 5)
    #expect(document.offset(line: 2, character: 0) == nil)
  }
}
