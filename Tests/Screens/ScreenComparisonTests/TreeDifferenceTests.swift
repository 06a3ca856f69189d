import Foundation
import ScreenComparison
import Testing

@Suite("What differs between two trees of views")
struct TreeDifferenceTests {
  private static func label(_ text: String, _ x: Double, _ y: Double, _ width: Double = 60, line: Int? = nil)
    -> ScreenNode
  {
    ScreenNode(
      "UILabel", frame: [x, y, width, 20], text: text,
      madeAt: line.map { .init(file: "Profile/Header.swift", line: $0) })
  }

  private static func screen(_ views: [ScreenNode]) -> ScreenNode {
    ScreenNode("UIView", frame: [0, 0, 390, 844], subviews: views)
  }

  private static func words(_ old: [ScreenNode], _ new: [ScreenNode]) -> [String] {
    TreeDifference(from: screen(old), to: screen(new)).changes.map(\.text)
  }

  @Test("equal trees differ in nothing, wherever their lines are")
  func equal() {
    #expect(Self.words([Self.label("A", 0, 0, line: 3)], [Self.label("A", 0, 0, line: 9)]).isEmpty)
  }

  @Test("a view that moved and grew is told with its line")
  func moved() {
    #expect(
      Self.words([Self.label("Follow", 10, 10, 60, line: 40)], [Self.label("Follow", 14, 10, 62, line: 41)])
        == ["\"Follow\" moved 4 pt right and is 2 pt wider (Profile/Header.swift:41)"])
  }

  @Test("frames of changes are positions on the screen, also in a scrolled view")
  func scrolled() {
    func list(_ label: ScreenNode) -> ScreenNode {
      var list = ScreenNode("UIScrollView", frame: [0, 50, 390, 700], subviews: [label])
      list.boundsOrigin = [0, -100]
      return list
    }
    let changes = TreeDifference(
      from: Self.screen([list(Self.label("A", 10, 20))]), to: Self.screen([list(Self.label("A", 14, 20))])
    ).changes
    #expect(changes.map(\.before) == [[10, 170, 60, 20]])
    #expect(changes.map(\.after) == [[14, 170, 60, 20]])
  }

  @Test("views of one parent that moved alike are one change")
  func together() {
    let (old, new) = (
      (0..<5).map { Self.label("\($0)", 0, Double($0) * 20) },
      (0..<5).map { Self.label("\($0)", 0, Double($0) * 20 + 8) }
    )
    #expect(Self.words(old, new) == ["\"0\", \"1\" and 3 others moved 8 pt down"])
  }

  @Test("what lies in a view that moved did not")
  func inside() {
    let inner = Self.label("A", 5, 5)
    func card(_ y: Double) -> ScreenNode { ScreenNode("Card", frame: [0, y, 200, 50], subviews: [inner]) }
    #expect(Self.words([card(0)], [card(10)]) == ["Card moved 10 pt down"])
  }

  @Test("a text, a font, a color and a flag are told before places")
  func looks() {
    var (old, new) = (Self.label("Save", 0, 0), Self.label("Keep", 0, 4))
    (old.looks, new.looks) = (["font": "SFUI-Regular 17"], ["font": "SFUI-Bold 17"])
    new.flags = ["hidden"]
    new.backgroundColor = "#FF0000"
    #expect(
      Self.words([old], [new]) == [
        "\"Keep\" had the text \"Save\" before; "
          + "background is #FF0000 and was not set; font is SFUI-Bold 17 and was SFUI-Regular 17; "
          + "is hidden now; moved 4 pt down"
      ])
  }

  @Test("a row that comes in among others is new, and the others stay themselves")
  func insertion() {
    let old = ["A", "B", "C"].enumerated().map { Self.label($1, 0, Double($0) * 20) }
    let new = ["A", "X", "B", "C"].enumerated().map { Self.label($1, 0, Double($0) * 20) }
    #expect(Self.words(old, new) == ["\"X\" is new in UIView", "\"B\" and \"C\" moved 20 pt down"])
    #expect(Self.words(new, old) == ["\"X\" was removed from UIView", "\"B\" and \"C\" moved 20 pt up"])
  }

  @Test("an identifier or a property names a view whatever it says")
  func identity() {
    var (old, new) = (
      [Self.label("1", 0, 0), Self.label("2", 0, 20)], [Self.label("2", 0, 0), Self.label("1", 0, 20)]
    )
    for index in 0..<2 {
      old[index].property = "Row.label\(index)"
      new[index].property = "Row.label\(index)"
    }
    #expect(Self.words(old, new) == ["\"2\" had the text \"1\" before", "\"1\" had the text \"2\" before"])
  }

  @Test("a view that went into another one is told once, and not as gone and new")
  func reparented() {
    let follow = Self.label("Follow", 0, 0)
    let old = [follow, ScreenNode("Bar", frame: [0, 100, 390, 44], identifier: "bar")]
    let new = [ScreenNode("Bar", frame: [0, 100, 390, 44], identifier: "bar", subviews: [follow])]
    #expect(Self.words(old, new) == ["\"Follow\" moved from UIView into #bar"])
  }

  @Test("another order from back to front is told")
  func order() {
    var (a, b) = (Self.label("A", 0, 0), Self.label("B", 0, 0))
    (a.identifier, b.identifier) = ("a", "b")
    #expect(
      Self.words([a, b], [b, a]) == ["UIView has its subviews in a different order (back to front): \"B\" and \"A\""])
  }

  @Test("a button and the label in it that say something else are one change")
  func labelInside() {
    func button(_ text: String, _ x: Double, _ width: Double, font: String = "17") -> ScreenNode {
      var label = Self.label(text, 0, 0, width)
      label.looks = ["font": font]
      return ScreenNode("UIButton", frame: [x, 0, width, 20], text: text, subviews: [label])
    }
    #expect(
      Self.words([button("Follow", 40, 44)], [button("Following", 19, 65)])
        == ["\"Following\" had the text \"Follow\" before; moved 21 pt left and is 21 pt wider"])
    // Only the change of the label is reported.
    #expect(Self.words([button("A", 0, 9)], [button("A", 0, 9, font: "18")]) == ["\"A\" font is 18 and was 17"])
  }

  @Test("lists of thousands of rows are compared in the time of a few lists")
  func large() {
    let old = (0..<5000).map { Self.label("row \($0)", 0, Double($0)) }
    var new = old
    new.remove(at: 2500)
    #expect(Self.words(old, new) == ["\"row 2500\" was removed from UIView"])
    // The trees have nothing in common.
    let others = (0..<5000).map { Self.label("other \($0)", 0, Double($0)) }
    #expect(Self.words(old, others).count == 5000)
  }

  @Test("a tree is read as it was written, and one that is none is an error")
  func coding() throws {
    var tree = Self.screen([Self.label("A", 0, 0, line: 3)])
    tree.looks = ["shadow": "1"]
    #expect(try JSONDecoder().decode(ScreenNode.self, from: JSONEncoder().encode(tree)) == tree)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenNode.self, from: Data(#"{"class":"A","frame":[1,2]}"#.utf8))
    }
    #expect(tree.withoutPlaces.subviews[0].madeAt == nil)
  }
}
