import Foundation
import PreviewProtocol
import Testing
import ToolSupport

@testable import AgentTools

/// Conversations of an agent: each tool, with the screens of the examples.
@Suite("Agents' tools")
struct ToolTranscriptTests {
  private let tools = AgentTools(source: ExampleProgram())

  private func call(_ name: String, _ arguments: [String: JSON] = [:]) -> String {
    let answer = tools.call(name, arguments)
    return (answer.isError ? "error: " : "") + answer.text
  }

  @Test("previews lists what can be shown, or what of it has a text in its name or file")
  func previews() {
    defer { tools.end() }
    #expect(
      call("previews", ["filter": "restaurant list"])
        == "Restaurant list (preview Examples/RestaurantListViewController.swift:49)")
    #expect(call("previews").split(separator: "\n").count > 20)
    #expect(call("previews", ["filter": "zzz"]).hasPrefix("error: none of the "))
  }

  @Test("tree, tap and advance: a list, its restaurant, and back")
  func restaurants() {
    defer { tools.end() }
    #expect(
      call("tree", ["preview": "Restaurant list"]) == """
        screen 1: RestaurantListViewController 393x852
        1 text "Restaurants" 148,59 96x44
        2 cell "The Hungry Compiler, Noodles and warm type errors." 0,113 393x68
        3 cell "Stack & Frame, Pancakes, a dozen deep." 0,181 393x68
        4 cell "Null Island, Seafood, exactly on the equator." 0,248 393x68
        5 cell "Café Constraint, Everything pinned, nothing ambiguous." 0,316 393x68
        """)
    #expect(
      call("tap", ["target": 3]) == """
        RestaurantViewController 393x852
        1 image 0,0 393x220
        2 button "Restaurants" 16,59 44x44
        3 text "Stack & Frame" 139,59 116x44
        4 text "Stack & Frame" 15,235 363x34
        5 text "Pancakes, a dozen deep." 15,300 363x20
        """)
    #expect(call("advance", ["seconds": 1]) == "nothing changed on the screen")
    #expect(call("tap", ["target": "restaurants"]).hasPrefix("RestaurantListViewController 393x852\n"))
    #expect(call("tap", ["target": "Null"]).contains("text \"Null Island\""))
    #expect(call("tree", ["on": "iPhone SE, dark"]).hasPrefix("screen 1: RestaurantViewController 375x667\n"))
  }

  @Test(
    "sweep says what breaks at which widths, of a preview, of a screen that was touched, and of widths that are none")
  func sweep() {
    defer { tools.end() }
    let card = call("sweep", ["preview": "Expanding card", "widths": "375-400"])
    #expect(card.hasPrefix("small-target titleButton \"Details\" Examples/ExpandingCardView.swift:6\n"), "\(card)")
    #expect(card.contains("  every width from 375 to 400: iPhone 15; iPhone 15, text AX5;"))
    #expect(call("sweep", ["preview": "BoxesView", "widths": "393"]).hasPrefix("no defects at "))
    _ = call("tree", ["preview": "Restaurant list"])
    _ = call("tap", ["target": 3])
    let before = call("tree")
    #expect(call("sweep", ["widths": "600-620"]).contains("\"Stack & Frame\""))
    #expect(call("tree") == before)
    #expect(call("sweep", ["widths": "700-320"]) == "error: widths must be a range of points, such as 320-1366")
  }

  @Test("what is meant and is not there is an error that names what is near, and what to do")
  func mistakes() {
    defer { tools.end() }
    _ = call("tree", ["preview": "Restaurant list"])
    #expect(
      call("tap", ["target": 9]) == "error: the tree has 5 elements, and none with the number 9. Read the tree again")
    #expect(call("tap", ["target": "Restaurant"]) == "nothing changed on the screen")
    #expect(
      call("tap", ["target": "Stack & Flame, Pancakes, a dozen deep."])
        == "error: the screen has no element with the text \"Stack & Flame, Pancakes, a dozen deep.\". Did you mean \"Stack & Frame, Pancakes, a dozen deep.\"?"
    )
    #expect(call("type", ["text": "x"]) == "error: No view is the first responder: tap a text field first")
    #expect(call("swipe", ["direction": "upwards"]) == "error: a swipe goes up, down, left or right, not 'upwards'")
    #expect(call("tree", ["preview": "Restaurant lost"]).hasPrefix("error: there is no preview 'Restaurant lost'"))
    #expect(call("tree", ["on": "iPhone 99"]).hasPrefix("error: there is no device 'iPhone 99'"))
    #expect(
      call("advance", ["seconds": -1]).hasPrefix("error: the clock advances by 0 to 600 seconds at a time, not -1"))
    #expect(call("render", ["scale": 99]).hasPrefix("error: a picture has up to 4 pixels per point, not 99"))
    #expect(call("tree", ["screen": 7]) == "error: there is no screen 7; the screens are 1")
    // None of them has ended the screen.
    #expect(call("tree").hasPrefix("screen 1: RestaurantListViewController"))
  }

  @Test("render gives a picture of a pixel a point, marked or not, and of more where that is asked for")
  func render() throws {
    defer { tools.end() }
    let marked = tools.call("render", ["preview": "Restaurant list"])
    let plain = tools.call("render", ["marks": false])
    let large = tools.call("render", ["marks": false, "scale": 2])
    for (answer, width) in [(marked, 393), (plain, 393), (large, 786)] {
      let bytes = try #require(answer.picture)
      #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    #expect(marked.picture != plain.picture)
    #expect(tools.call("render", ["marks": false]).picture == plain.picture)
    #expect(
      marked.text == "screen 1: Restaurant list, iPhone 15; RestaurantListViewController 393x852; picture 393x852")
  }

  @Test("type goes into a field, which brings the keyboard up, and the answer is what changed")
  func typing() {
    defer { tools.end() }
    let first = call("tree", ["preview": "Search bars"])
    #expect(!first.contains("keyboard"))
    let typed = call("type", ["text": "abc", "into": 2])
    #expect(typed.contains("keyboard from y"))
    #expect(typed.contains("\"abc\""))
  }

  @Test("swipe scrolls the screen, and a row's swipe brings its actions, which can be tapped")
  func swiping() {
    defer { tools.end() }
    let before = call("tree", ["preview": "An app: inbox"])
    let below = call("swipe", ["direction": "up"])
    #expect(before.contains("\n3 text \"Inbox\" 16,117") && !before.contains("Donald Knuth"))
    #expect(below.contains("cell \"Donald Knuth, A cheque for you, Thursday\""))
    _ = call("swipe", ["direction": "down"])
    // The scroll view bounces.
    #expect("screen 1: \(call("advance", ["seconds": 1]))".hasPrefix(String(before.prefix { $0 != "y" })))
    #expect(call("swipe", ["direction": "left", "on": "Grace"]).contains("\n7 button \"Delete\" 318,325 75x100\n"))
    let deleted = call("tap", ["target": "Delete"])
    #expect(deleted.contains("\n6 cell \"Katherine Johnson") && !deleted.contains("Grace"))
    #expect(call("swipe", ["direction": "left", "on": "Donald"]).hasPrefix("error: MailCell can't be touched"))
  }

  @Test("reload plays the same steps again, and leads to the same screen")
  func reload() {
    defer { tools.end() }
    _ = call("tree", ["preview": "Restaurant list"])
    let after = call("tap", ["target": "Café"])
    let picture = tools.call("render", ["marks": false]).picture
    #expect(call("reload").contains("screen 1: 2 steps replayed"))
    #expect(call("tree") == "screen 1: \(after)")
    #expect(tools.call("render", ["marks": false]).picture == picture)
  }

  @Test("several screens live side by side, each by its number, and the oldest of five goes")
  func screens() {
    defer { tools.end() }
    for _ in 0..<5 { _ = call("tree", ["preview": "Restaurant list"]) }
    #expect(call("tree", ["screen": 1]) == "error: there is no screen 1; the screens are 2, 3, 4, 5")
    #expect(call("tap", ["target": 2, "screen": 3]).hasPrefix("RestaurantViewController"))
    #expect(call("tree", ["screen": 2]).hasPrefix("screen 2: RestaurantListViewController"))
  }

  @Test(
    "a usual screen is some 150 tokens",
    arguments: [
      "Restaurant list", "An app: inbox", "An app: settings", "Activity feed", "An app: message", "An app: alert",
      "ProfileView",
    ])
  func size(preview: String) {
    defer { tools.end() }
    let tree = call("tree", ["preview": .string(preview)])
    #expect(!tree.hasPrefix("error"))
    #expect(tree.utf8.count / 4 <= 300, "\(tree.utf8.count / 4) tokens:\n\(tree)")
  }

  @Test("what was saved between two commands is shown again as it was")
  func saved() throws {
    let before: String
    let saved: SavedScreen
    do {
      defer { tools.end() }
      _ = call("tree", ["preview": "Restaurant list"])
      before = call("tap", ["target": 4])
      let data = try JSONEncoder().encode(try #require(tools.saved))
      saved = try JSONDecoder().decode(SavedScreen.self, from: data)
    }
    let next = AgentTools(source: ExampleProgram())
    defer { next.end() }
    #expect(try next.restore(saved) == nil)
    #expect(next.call("tree", [:]).text == "screen 1: \(before)")
  }
}
