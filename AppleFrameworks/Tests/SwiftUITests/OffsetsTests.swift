import Foundation
import SwiftUI
import Testing

@Suite("Offsets of lists")
struct OffsetsTests {
  @Test("elements at offsets are removed, the others keep their order")
  func remove() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: [])
    #expect(letters == ["b", "d"])
  }

  @Test(
    "elements move before the one at the destination, or to the end",
    arguments: [
      ([0], 3, "bcadef"), ([0], 6, "bcdefa"), ([5], 0, "fabcde"), ([1, 4], 3, "acbedf"), ([2, 3], 3, "abcdef"),
      ([0, 5], 2, "bafcde"), ([3], 3, "abcdef"), ([3], 4, "abcdef"),
    ])
  func move(_ source: [Int], _ destination: Int, _ result: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
