import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import Conformance

@Suite("JSON lines", .ownHosts)
struct JSONLineTests {
  @Test("members come in the order in which they were added")
  func order() {
    let line = JSONLine(id: "a").with("width", 10.5).with("frames", [CGRect(x: 1, y: -2, width: 3, height: 0)])
    #expect(line.text == #"{"id":"a","width":10.5,"frames":[[1,-2,3,0]]}"#)
  }

  @Test(
    "numbers are rounded to thousandths, without zeros at the end",
    arguments: [
      (33.33333, "33.333"), (0.0004, "0"), (-0.0004, "0"), (-0.5, "-0.5"), (2.0, "2"), (1.05, "1.05"), (19.9996, "20"),
      (.infinity, "null"), (.nan, "null"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, text: String) {
    #expect(JSONLine.number(value) == text)
  }

  @Test("every text comes back from a JSON reader as it was")
  func texts() throws {
    for text in ["", "plain", "\"quoted\" \\ /", "tab\tand\u{1}\u{1F}", "é漢👩‍👩‍👧"] {
      let object = try JSONSerialization.jsonObject(with: Data(JSONLine(id: text).text.utf8)) as? [String: String]
      #expect(object == ["id": text])
    }
  }
}
