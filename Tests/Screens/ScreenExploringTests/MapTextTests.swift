import Testing

@testable import ScreenExploring

@Suite("Maps in words, and failures as tests")
@MainActor
struct MapTextTests {
  private func map() throws -> ExploredMap {
    try Explorer(
      FakeApp([
        "start": [.tap("a \"b\"", "next"), FakeApp.Action(name: "door", target: .crash)],
        "next": [.tap("back", "start")],
      ]), plan: ExplorationPlan()
    ).explore()
  }

  @Test("a line for each screen, with the way to it")
  func brief() throws {
    #expect(
      try MapText(map()).brief() == """
        2 screens, 2 paths, 4 steps
        start
        next < start: tap a "b"
        crash: it stopped — tap door
        """)
    #expect(try MapText(map()).brief(limit: 1).contains("… and 1 more"))
  }

  @Test("the diagram of Mermaid has the ways that lead on, with quotes as it takes them")
  func mermaid() throws {
    #expect(
      try MapText(map()).mermaid == """
        flowchart LR
          s0["start"]
          s1["next"]
          s0 -->|"tap a #quot;b#quot;"| s1

        """)
  }

  @Test("Markdown has screens, problems with calls and script, and the diagram")
  func markdown() throws {
    let text = try MapText(map()).markdown
    #expect(text.contains("| start | startController | start | next |"))
    #expect(text.contains("- **crash**: it stopped\n  - in open() at Door.swift:3\n"))
    #expect(text.contains("```mermaid\nflowchart LR\n"))
  }

  @Test("a failure is a test that plays its script")
  func tests() throws {
    let problems = [
      ExploredMap.Problem(
        failure: Failure(.crash, identity: "x", text: "it said \"no\""), screen: nil,
        script: ["tap Order", "quickly doubleTap 1,2", "type a\\n", "rotate landscape"]),
      ExploredMap.Problem(
        failure: Failure(.leak, identity: "KeptScreen", text: ""), screen: nil, script: ["tap #open"]),
      ExploredMap.Problem(failure: Failure(.deadEnd, identity: "y", text: ""), screen: nil, script: []),
    ]
    let text = TestWriter(module: "Shop", start: "ViewHost(starting: AppDelegate.self)").text(of: problems)
    #expect(text.contains("@testable import Shop"))
    #expect(text.contains("@Test(\"the app does not crash: it said \\\"no\\\"\")"))
    #expect(
      text.contains(
        """
            try host.tap(.text("Order"))
            host.advance(by: 0.5)
            host.doubleTap(at: CGPoint(x: 1.0, y: 2.0))
            try host.type("a\\n")
            host.advance(by: 0.5)
            host.rotate(to: .landscape)
            host.advance(by: 0.5)

        """))
    #expect(text.contains("try host.tap(.identifier(\"open\"))") && text.contains("== \"KeptScreen\""))
    #expect(!text.contains("deadEnd"))
  }
}
