import Foundation
import ScreenComparison
import Testing

@testable import ReferenceSnapshots

@Suite("The text of a captured screen")
struct CapturedScreenTextTests {
  private static let words = [
    "", "Follow", "a\"b\\c/d", "\u{0}\u{1}\u{8}\t\n\u{b}\u{c}\r\u{1f}\u{7f}", "Grüße 👩‍👩‍👧 \u{2028}\u{301}", "</script>",
  ]
  private static let numbers = [
    0, -0.0, 1, -1, 1.0 / 3, 0.1 + 0.2, 1e-7, 123_456_789.5, 1e15, 1e16, 1e21, 5e-324, .greatestFiniteMagnitude,
  ]

  /// Returns a node with all fields, whose values depend on a number.
  private static func node(_ index: Int) -> ScreenNode {
    let word = words[index % words.count]
    var node = ScreenNode(
      "View\(word)", frame: (0..<4).map { numbers[(index + $0) % numbers.count] }, text: index % 2 == 0 ? word : nil,
      identifier: index % 3 == 0 ? word : nil, flags: index % 4 == 0 ? ["hidden", word] : [],
      property: index % 5 == 0 ? word : nil,
      madeAt: index % 6 == 0 ? .init(file: word, line: index, path: index % 12 == 0 ? word : nil) : nil,
      looks: index % 7 == 0 ? ["font": word, "Z": "1", "a10": "2", "a9": "3", "ä": "4"] : [:])
    if index % 2 == 1 {
      (node.alpha, node.cornerRadius, node.backgroundColor) = (numbers[index % numbers.count], 0.5, word)
    }
    if index % 8 == 0 { node.boundsOrigin = [numbers[index % numbers.count], -162] }
    return node
  }

  @Test("each line of a view is what JSONEncoder writes of it")
  func lines() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for index in 0..<200 {
      var screen = CapturedScreen(id: "a", name: "b", kind: "c", variant: "d", source: "e")
      screen.tree = Self.node(index)
      (screen.spoken, screen.layout) = ([Self.words[index % Self.words.count]], [])
      let lines = try CapturedScreenText.text(of: screen).split(separator: UInt8(ascii: "\n"))
      #expect(try Array(encoder.encode(Self.node(index))) == Array(lines[lines.count - 2]))
      #expect(try Array(encoder.encode(screen.spoken![0])) == Array(lines[4].dropFirst()))
    }
  }

  @Test("what is written is read again as it was, with or without its parts", arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func roundTrip(_ parts: Int) throws {
    var screen = CapturedScreen(id: "a/b", name: "\"b\"", kind: "c", variant: "d", source: "e")
    if parts & 1 != 0 {
      var root = Self.node(0)
      for index in 1..<30 {
        root.subviews.append(Self.node(index))
        root.subviews[root.subviews.count - 1].subviews = [Self.node(index * 7), Self.node(index * 11)]
      }
      screen.tree = root
    }
    if parts & 2 != 0 { screen.spoken = Self.words }
    if parts & 4 != 0 { screen.layout = [] }
    let text = try CapturedScreenText.text(of: screen)
    let read = try JSONDecoder().decode(CapturedScreen.self, from: Data(text))
    #expect(read.tree == screen.tree && read.spoken == screen.spoken && read.layout == screen.layout)
    #expect(CapturedScreenText.head(of: text)?.name == screen.name)
    #expect(try CapturedScreenText.text(of: read) == text)
  }

  @Test("a number that is none is an error, and no file that can't be read")
  func notANumber() {
    var screen = CapturedScreen(id: "a", name: "b", kind: "c", variant: "d", source: "e")
    screen.tree = ScreenNode("UIView", frame: [0, .nan, 1, 1])
    #expect(throws: EncodingError.self) { try CapturedScreenText.text(of: screen) }
  }
}
