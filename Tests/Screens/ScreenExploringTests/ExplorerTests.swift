import Foundation
import Testing

@testable import ScreenExploring

@Suite("The search for screens")
@MainActor
struct ExplorerTests {
  /// A square with a long way round, a door that crashes, one that hangs, a pit, and a button below the screen.
  private let house: [String: [FakeApp.Action]] = [
    "start": [.tap("hall", "hall"), .tap("stairs", "stairs"), FakeApp.Action(name: "door", target: .crash)],
    "stairs": [.tap("up", "attic"), .tap("down", "start")],
    "attic": [.tap("rope", "garden"), FakeApp.Action(name: "box", target: .hang)],
    "hall": [
      .tap("back", "start"), .tap("garden", "garden"),
      FakeApp.Action(name: "cellar", target: .screen("cellar"), isHidden: true),
    ],
    "garden": [.tap("home", "start")], "cellar": [],
  ]

  private func map(
    _ screens: [String: [FakeApp.Action]], capacity: Int = 1, _ change: (inout ExplorationPlan) -> Void = { _ in }
  ) throws -> ExploredMap {
    var plan = ExplorationPlan()
    plan.triesAgain = false
    change(&plan)
    return try Explorer(FakeApp(screens, capacity: capacity), plan: plan).explore()
  }

  @Test("every screen is found, with its shortest script")
  func screens() throws {
    let map = try map(house)
    let scripts = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.id, $0.script) })
    #expect(
      scripts == [
        "start": [], "hall": ["tap hall"], "stairs": ["tap stairs"], "attic": ["tap stairs", "tap up"],
        "garden": ["tap hall", "tap garden"], "cellar": ["tap hall", "swipe up", "tap cellar"],
      ])
    #expect(map.stop == .complete)
    #expect(map.steps == 12)
    #expect(map.screens.allSatisfy { $0.tried == $0.actions })
    #expect(map.edges.count == 9)
  }

  @Test("crashes and hangs are problems with their scripts, and the search goes on; so are screens without a way out")
  func problems() throws {
    let problems = try map(house).problems
    #expect(problems.map(\.failure.kind) == [.crash, .hang, .deadEnd])
    #expect(
      problems.map(\.script) == [
        ["tap door"], ["tap stairs", "tap up", "tap box"], ["tap hall", "swipe up", "tap cellar"],
      ])
    #expect(problems[0].failure.calls == ["open() at Door.swift:3"])
    #expect(problems.map(\.screen) == ["start", "attic", "cellar"])
  }

  @Test("the map is the same however many trials are under way, and however they come back", arguments: [2, 3, 8])
  func capacity(count: Int) throws {
    let (one, several) = (try map(house), try map(house, capacity: count))
    #expect(try several.jsonWithoutPictures() == one.jsonWithoutPictures())
  }

  @Test("the same seed gives the same map, another one the same screens in another order")
  func seeds() throws {
    let first = try map(house) { $0.seed = 7 }
    let second = try map(house, capacity: 4) { $0.seed = 7 }
    #expect(try first.jsonWithoutPictures() == second.jsonWithoutPictures())
    let orders = try (1...6).map { seed in
      let app = FakeApp(house)
      var plan = ExplorationPlan()
      plan.seed = UInt64(seed)
      let map = try Explorer(app, plan: plan).explore()
      #expect(Set(map.screens.map(\.id)) == Set(house.keys))
      return app.played
    }
    #expect(Set(orders).count > 1)
  }

  @Test("a budget of steps ends the search, and the time does; both are told")
  func budgets() throws {
    let few = try map(house, capacity: 4) { $0.maxSteps = 3 }
    #expect(few.steps == 3)
    #expect(few.stop == .steps)
    var asked = 0
    let explorer = Explorer(FakeApp(house), plan: ExplorationPlan()) {
      asked += 1
      return asked > 5
    }
    let short = try explorer.explore()
    #expect(short.steps == 5)
    #expect(short.stop == .time)
  }

  @Test("an element that was touched on another screen waits for those that were not")
  func order() throws {
    // Each screen has the same bar of tabs; what is new on them is tried first.
    let tabs: [FakeApp.Action] = [.tap("one", "start", owner: "tabs"), .tap("two", "second", owner: "tabs")]
    let app = FakeApp([
      "start": tabs + [.tap("own", "third")], "second": tabs + [.tap("other", "third")], "third": tabs,
    ])
    _ = try Explorer(app, plan: ExplorationPlan()).explore()
    let own = try #require(app.played.firstIndex(of: ["tap two", "tap other"]))
    let again = try #require(app.played.firstIndex(of: ["tap two", "tap one"]))
    #expect(own < again)
  }

  @Test("what was done shows on the next screen: ways on are tried again after it")
  func basket() throws {
    // Adding leads back to the same screen, and the basket behind the tab has something then.
    let shop: [String: [FakeApp.Action]] = [
      "start": [FakeApp.Action(name: "add", target: .hidden("start", "full")), .tap("basket", "empty")],
      "empty": [.tap("shop", "start")],
      "start+full": [FakeApp.Action(name: "add", target: .hidden("start", "full")), .tap("basket", "basket")],
      "basket": [.tap("order", "receipt")], "receipt": [.tap("shop", "start")],
    ]
    #expect(try map(shop).screens.map(\.id) == ["start", "empty"])
    let whole = try map(shop) { $0.triesAgain = true }
    #expect(Set(whole.screens.map(\.id)) == ["start", "empty", "basket", "receipt"])
    #expect(whole.screen("receipt")?.script == ["tap add", "tap basket", "tap order"])
    #expect(whole.stop == .complete)
    let parallel = try map(shop, capacity: 4) { $0.triesAgain = true }
    #expect(try whole.jsonWithoutPictures() == parallel.jsonWithoutPictures())
  }

  @Test("an exploration that was stopped goes on from its file, and tries nothing again")
  func resume() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    var plan = ExplorationPlan()
    plan.triesAgain = false
    plan.maxSteps = 4
    _ = try Explorer(FakeApp(house), plan: plan, known: TrialLog(file: file)).explore()
    plan.maxSteps = 100
    // The end of the program cut the last line off.
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"script\":[\"ta".utf8))
    try handle.close()
    let app = FakeApp(house)
    let whole = try Explorer(app, plan: plan, known: TrialLog(file: file)).explore()
    let atOnce = try map(house)
    #expect(try whole.jsonWithoutPictures() == atOnce.jsonWithoutPictures())
    #expect(!app.played.contains([]) && Set(app.played).count == app.played.count)
    #expect(app.played.count < 13)
  }
}
