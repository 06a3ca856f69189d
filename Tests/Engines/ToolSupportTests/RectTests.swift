import Foundation
import Testing
import ToolSupport

@Suite("Rectangles and numbers for people")
struct RectTests {
  @Test("the JSON of a rectangle is an array of four numbers")
  func coding() throws {
    let rect: Rect = [1, -2.5, 3, 0]
    #expect(try JSON.line(of: ["frame": rect]) == #"{"frame":[1,-2.5,3,0]}"#)
    #expect(try JSON.value(Rect.self, of: "[1,-2.5,3,0]") == rect)
    for text in ["[]", "[1,2,3]", "[1,2,3,4,5]", #"["1",2,3,4]"#, "{}", "null"] {
      #expect(throws: DecodingError.self) { try JSON.value(Rect.self, of: text) }
    }
  }

  @Test("numbers of a rectangle are rounded, and finite")
  func rounding() {
    let rect = Rect(CGRect(x: 1.005_1, y: -0.001, width: 100.0 / 3, height: .infinity))
    #expect(rect == [1.01, 0, 33.33, 0])
    #expect(rect.y.sign == .plus)
    #expect(Rect(CGRect(x: 0.123_4, y: 0, width: 1, height: 2), decimals: 1).x == 0.1)
    #expect("\(rect)" == "1.01,0 33.33x0" && rect.text(decimals: 0) == "1,0 33x0")
  }

  @Test("a union is around all, touching edges are no intersection, and a rectangle contains itself")
  func relations() {
    let (first, second): (Rect, Rect) = ([0, 0, 10, 10], [10, 5, 10, 10])
    #expect(Rect.union([first, second]) == [0, 0, 20, 15])
    #expect(Rect.union([second]) == second && Rect.union([]) == .zero)
    #expect(!first.intersects(second) && first.intersects([9, 9, 5, 5]))
    #expect(first.contains(first) && first.contains([2, 2, 8, 8]) && !first.contains(second))
  }

  @Test(
    "numbers have few decimals, no trailing zeros and no minus before a zero",
    arguments: [
      (33.33333, 3, "33.333"), (0.0004, 3, "0"), (-0.0004, 3, "0"), (-0.5, 3, "-0.5"), (2, 3, "2"), (1.05, 3, "1.05"),
      (19.9996, 3, "20"), (2.25, 1, "2.3"), (-2.25, 1, "-2.3"), (7.6, 0, "8"), (1e15, 3, "1000000000000000"),
      (1e300, 3, "1e+300"), (.infinity, 3, "inf"), (-.infinity, 0, "-inf"), (.nan, 2, "nan"),
    ] as [(Double, Int, String)])
  func numbers(value: Double, decimals: Int, text: String) {
    #expect(NumberText.text(value, decimals: decimals) == text)
  }

  @Test("a list has commas between its numbers")
  func lists() {
    #expect(NumberText.list([1, 2.5, 0]) == "1,2.5,0")
    #expect(NumberText.list([]) == "")
  }
}
