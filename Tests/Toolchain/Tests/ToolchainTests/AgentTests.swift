import Foundation
import Testing

/// The work of an agent with `viewcode mcp` on a project: viewing, touching, editing, breaking and fixing.
@Suite("viewcode mcp", .serialized)
struct AgentTests {
  private static let screen = "Harbour/Screens/ShipViewController.swift"

  private final class Agent {
    private let conversation: Conversation
    /// The folder, which is removed with its last owner.
    private let folder: Folder
    private var number = 0

    init(_ folder: Folder, environment: [String: String] = [:]) throws {
      self.folder = folder
      conversation = try Conversation(
        Viewcode.program, ["mcp", "-q", folder.url.path], in: folder.url, environment: environment)
    }

    func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
      number += 1
      let message: [String: Any] = ["jsonrpc": "2.0", "id": number, "method": method, "params": parameters]
      try conversation.say(String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
      return try JSONSerialization.jsonObject(with: Data(conversation.hear().utf8)) as? [String: Any] ?? [:]
    }

    func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
      let answer = try ask("tools/call", ["name": tool, "arguments": arguments])
      let result = answer["result"] as? [String: Any] ?? [:]
      let content = result["content"] as? [[String: Any]] ?? []
      let text = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
      return (result["isError"] as? Bool == true ? "error: " : "") + text
    }

    func end() -> Int32 { conversation.end() }
    func stop() { conversation.stop() }
  }

  @Test("look, tap, edit, reload: the steps are played again, errors have their lines, and a crash its place")
  func editing() throws {
    let folder = try Folder(copyOf: "Harbour")
    let agent = try Agent(folder)
    #expect(try agent.call("previews").contains("app (app)\nA ship (preview Harbour/ShipViewController.swift:"))
    #expect(
      try agent.call("tree", ["preview": "app", "on": "iOS 18"]) == """
        screen 1: ShipListViewController 393x852
        1 text "Harbour" 164,59 66x44
        2 button "Sort" 345,71 32x20
        3 cell "Aurora, 31 m" 16,138 361x44
        4 cell "Petrel, 12 m" 16,182 361x44
        5 cell "Sea Otter, 74 m" 16,226 361x44
        """)
    let ship = try agent.call("tap", ["target": "Aurora"])
    #expect(ship.contains("button \"Add to favourites\""))
    #expect(try agent.call("audit").contains("small-target favouriteButton"))
    #expect(try agent.call("tree", ["inspect": 4]).contains("created at \(Self.screen):"))

    try folder.replace("stack.spacing = 16", with: "stack.spacing = 40", in: Self.screen)
    #expect(try agent.call("tree").hasSuffix("(\(Self.screen) changed since the build; call reload)"))
    let reloaded = try agent.call("reload")
    #expect(reloaded.contains("1 file changed\nscreen 1: 2 steps replayed"))
    let difference = try agent.call("diff")
    #expect(difference.contains("moved 12 pt"), "\(difference)")

    try folder.replace("stack.spacing = 40", with: "stack.spacing = nothing", in: Self.screen)
    let broken = try agent.call("reload")
    #expect(broken.hasPrefix("error: the project does not build"))
    #expect(broken.contains("\(Self.screen):30:21: error: cannot find 'nothing' in scope"), "\(broken)")
    // The screen is unchanged.
    #expect(try agent.call("tree").contains("Add to favourites"))

    try folder.replace("stack.spacing = nothing", with: "stack.spacing = [CGFloat]()[3]", in: Self.screen)
    let crashed = try agent.call("reload")
    #expect(crashed.contains("is not shown: Index out of range"), "\(crashed)")
    #expect(crashed.contains("ShipViewController.viewDidLoad() at \(Self.screen):30"), "\(crashed)")
    #expect(try agent.call("tree").hasPrefix("error: the program of this screen stopped: Index out of range"))

    try folder.replace("stack.spacing = [CGFloat]()[3]", with: "stack.spacing = 16", in: Self.screen)
    #expect(try agent.call("reload").contains("screen 1: 2 steps replayed"))
    #expect(try agent.call("tree") == "screen 1: \(ship)")
    #expect(agent.end() == 0)
  }

  @Test("its programs' home folders go with it, at the end of what is said and when it is told to end")
  func ending() throws {
    let folder = try Folder(copyOf: "Faults")
    for isTold in [false, true] {
      let scratch = try Folder(named: "temporary")
      let agent = try Agent(folder, environment: ["TMPDIR": scratch.url.path])
      for preview in ["Cut", "Dead"] { #expect(try agent.call("tree", ["preview": preview]).hasPrefix("screen ")) }
      func left() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).filter { $0.hasPrefix("viewcode") }
      }
      #expect(try left().count == 2)
      if isTold { agent.stop() } else { #expect(agent.end() == 0) }
      #expect(try left().isEmpty)
    }
  }

  @Test("fifteen faults as they are reported, each found by the answers of one or two calls")
  func faults() throws {
    let agent = try Agent(try Folder(copyOf: "Faults"))
    func find(_ preview: String, on words: String = "iPhone 15, light, L") throws -> String {
      try agent.call("audit", ["preview": preview, "on": words])
    }
    // "The label is cut off on a small phone."
    #expect(
      try find("Cut", on: "iPhone SE (1st generation)").contains(
        "truncated UILabel \"Your order is on its way to you now\""))
    // "The button is covered by the keyboard."
    _ = try agent.call("tree", ["preview": "Keyboard", "on": "iPhone 15"])
    #expect(try agent.call("type", ["text": "me@example.com", "into": "Email"]).contains("keyboard from y"))
    #expect(try agent.call("audit").contains("below-keyboard UIButton \"Continue\""))
    // "I never hit the little cross."
    #expect(try find("Small").contains("small-target UIButton \"x\" at 349,79,24,24: 24 x 24 points"))
    // "Nothing happens when I tap Buy."
    #expect(try agent.call("tree", ["preview": "Dead"]).contains("button \"Buy\" 137,401 120x50 covered-by-UIView"))
    #expect(try agent.call("tap", ["target": "Buy"]).contains("can't be touched: UIView covers it"))
    // "The console is full of constraint errors."
    let conflict = try find("Conflict")
    #expect(
      conflict.contains("conflict") && conflict.contains("Faults.swift:") && conflict.contains("fix:"), "\(conflict)")
    // "The badge jumps about."
    #expect(try find("Ambiguous").contains("ambiguous UILabel"))
    // "I can't read it in dark mode."
    #expect(try find("Dark") == "nothing found")
    #expect(try find("Dark", on: "dark").contains("low-contrast UILabel \"Delivered yesterday\""))
    // "On my old phone there is no Save button."
    #expect(try find("Gone") == "nothing found")
    #expect(try find("Gone", on: "iPhone SE (1st generation)").contains("off-screen UIButton \"Save\""))
    // "With large text the lines run into each other."
    #expect(try find("Overlap") == "nothing found")
    #expect(try find("Overlap", on: "text AX3").contains("overlap UILabel \"Address\""))
    // "VoiceOver reads the price before the name."
    #expect(try find("Order").contains("reading-order UILabel \"Tea\""))
    #expect(try agent.call("tree").contains("1 text \"3 €\""))
    // "In Arabic the title stays on the left."
    #expect(try find("Arabic") == "nothing found")
    let arabic = try find("Arabic", on: "rtl")
    #expect(arabic.contains("not-mirrored UILabel \"Orders\"") && arabic.contains("Faults.swift:"), "\(arabic)")
    // "With the largest text I can't read the address."
    #expect(try find("Huge", on: "ltr") == "nothing found")
    #expect(try find("Huge", on: "text AX5").contains("truncated UILabel \"12 Harbour Street\""))
    // "I keep opening the wrong order."
    #expect(try find("Rows").contains("small-target UITableViewCell \"Order 1\""))
    // "There is a hole where the logo should be."
    let image = try find("Image")
    #expect(image.contains("no-image UIImageView at 137,79,120,80"), "\(image)")
    // "It crashes when I tap Details."
    _ = try agent.call("tree", ["preview": "Crash"])
    let crash = try agent.call("tap", ["target": "Details"])
    #expect(crash.contains("Index out of range"), "\(crash)")
    #expect(crash.contains("showDetails() at Faults.swift:167"), "\(crash)")
    #expect(agent.end() == 0)
  }

  @Test("a program that takes memory without end is ended, and said to have")
  func memory() throws {
    let folder = try Folder(copyOf: "Harbour")
    try folder.replace(
      "stack.spacing = 16",
      with: "var all: [[Int]] = []; while true { all.append(Array(repeating: all.count, count: 1_000_000)) }",
      in: Self.screen)
    let agent = try Agent(folder)
    let answer = try agent.call("tree", ["preview": "A ship"])
    #expect(answer.contains("exceeded 2048 MiB of memory"), "\(answer)")
    #expect(try agent.call("tree", ["preview": "app"]).contains("Aurora, 31 m"))
    #expect(agent.end() == 0)
  }

  @Test("a screen that never answers is ended, with the place where it hangs, and others go on")
  func hang() throws {
    let folder = try Folder(copyOf: "Harbour")
    try folder.replace(
      "sender.setTitle(isFavourite", with: "while ship.length >= 0 {}\n    sender.setTitle(isFavourite", in: Self.screen
    )
    let agent = try Agent(folder)
    #expect(try agent.call("tree", ["preview": "A ship"]).contains("Add to favourites"))
    let answer = try agent.call("tap", ["target": "Add to favourites"])
    #expect(answer.hasPrefix("error: the program of this screen stopped: it did not answer in time"), "\(answer)")
    #expect(answer.contains("toggleFavourite(_:) at \(Self.screen):"), "\(answer)")
    #expect(try agent.call("tree", ["preview": "app"]).contains("Aurora, 31 m"))
    #expect(agent.end() == 0)
  }

  @Test("a screen is compared with what it was in a git revision, after the same steps")
  func revisions() throws {
    let folder = try Folder(copyOf: "Harbour")
    func git(_ arguments: String...) throws {
      try Viewcode(
        ["-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"] + arguments, in: folder.url,
        program: "/usr/bin/git")
    }
    try folder.write(".viewcode\n", to: ".gitignore")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    let agent = try Agent(folder)
    _ = try agent.call("tree", ["preview": "app"])
    _ = try agent.call("tap", ["target": "Aurora"])
    #expect(try agent.call("diff", ["with": "HEAD"]).hasPrefix("compared with HEAD:\nno differences"))
    try folder.replace("stack.spacing = 16", with: "stack.spacing = 40", in: Self.screen)
    _ = try agent.call("reload")
    let difference = try agent.call("diff", ["with": "HEAD"])
    #expect(difference.hasPrefix("compared with HEAD:") && difference.contains("moved 12 pt"), "\(difference)")
    #expect(try agent.call("diff", ["with": "no-such-revision"]).hasPrefix("error: "))
    #expect(agent.end() == 0)
  }

  @Test("the verbs go on where the last one ended, and say the same as the tools")
  func verbs() throws {
    let folder = try Folder(copyOf: "Harbour")
    let tree = try Viewcode("tree", "app", "--on", "iPhone SE", "-q", in: folder.url)
    #expect(tree.output.hasPrefix("screen 1: ShipListViewController 375x667\n"), "\(tree.errors)")
    #expect(try Viewcode("tap", "Petrel", "-q", in: folder.url).output.contains("text \"Petrel\""))
    let again = try Viewcode("tree", "-q", in: folder.url)
    #expect(again.output.hasPrefix("screen 1: ShipViewController 375x667\n"))
    let look = try Viewcode("look", "-o", "look.png", "-q", in: folder.url)
    #expect(look.status == 0 && folder.exists("look.png"))
    let wrong = try Viewcode("tap", "Whale", "-q", in: folder.url)
    #expect(wrong.status == 4)
    #expect(wrong.errors.contains("the screen has no element with the text \"Whale\""))
  }
}
