import Foundation
import Testing

@testable import ProjectBuilding

@Suite("The author's lines behind addresses")
struct CallPlacesTests {
  @Test("each address has a group of places, the inlined ones first; unknown ones have none")
  func groups() {
    let output = """
      /app/Net.swift:12:5
      /app/Client.swift:40:9

      ??:0:0

      /app/A folder/Main.swift:3:1


      """
    typealias Place = CallPlaces.Place
    #expect(
      CallPlaces.groups(in: output) == [
        [Place(file: "/app/Net.swift", line: 12), Place(file: "/app/Client.swift", line: 40)], [],
        [Place(file: "/app/A folder/Main.swift", line: 3)],
      ])
  }
}
