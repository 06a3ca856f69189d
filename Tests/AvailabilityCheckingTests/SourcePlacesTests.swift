import AvailabilityChecking
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

  @Test func textWithoutDirectivesIsItsOwn() {
    #expect(SourcePlaces("a\nb").place(ofLine: 2) == (nil, 2))
  }
}
