import ProjectBuilding
import Testing

@Suite("Where compiled lines stand in what was written") struct SourcePlacesTests {
  @Test func linesCountFromTheDirectiveOn() {
    let places = SourcePlaces(
      """
      import Added
      #sourceLocation(file: "/a \\"b\\"/C.swift", line: 1)
      one
      two
      #sourceLocation()
      five
      """)
    #expect(places.place(ofLine: 1) == (nil, 1))
    #expect(places.place(ofLine: 3) == ("/a \"b\"/C.swift", 1))
    #expect(places.place(ofLine: 4) == ("/a \"b\"/C.swift", 2))
    #expect(places.place(ofLine: 6) == (nil, 6))
  }

  @Test func onlyLineFeedsEndLines() {
    let places = SourcePlaces(
      "one\u{2028}still one\u{0C}\rand still\r\n\u{85}two\r\n#sourceLocation(file: \"/a/C.swift\", line: 7)\r\nseven\u{2029}\r\neight"
    )
    #expect(places.place(ofLine: 2) == (nil, 2))
    #expect(places.place(ofLine: 4) == ("/a/C.swift", 7))
    #expect(places.place(ofLine: 5) == ("/a/C.swift", 8))
    #expect(CompiledLines.split("a\u{2028}\u{0B}\rb\r\n\nc") == ["a\u{2028}\u{0B}\rb\r", "", "c"])
  }

  @Test func textWithoutDirectivesIsItsOwn() {
    #expect(SourcePlaces("a\nb").place(ofLine: 2) == (nil, 2))
  }
}
