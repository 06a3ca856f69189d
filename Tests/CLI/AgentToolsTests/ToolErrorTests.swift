import Testing

@testable import AgentTools

/// The messages are compared as a whole, because agents read them as a whole.
@Suite("Messages of the agents' tools")
struct ToolErrorTests {
  private static let messages: [(error: ToolError, text: String)] = [
    (
      .noTool("fly"),
      "there is no tool fly; the tools are previews, render, tree, tap, type, swipe, advance, reload, audit, sweep, lint, diff, explore, check"
    ),
    (
      .noArgument("speed", of: TapTool().description),
      "tap has no argument speed; it takes target, times, hold, screen"
    ),
    (.noArgument("speed", of: ReloadTool().description), "reload has no argument speed"),
    (
      .missing(TapTool().description.parameters[0], of: TapTool().description),
      "tap requires target: A number of the tree, text, #identifier or x,y"
    ),
    (.missing(TypeTool().description.parameters[0], of: TypeTool().description), "type requires text: a text"),
    (.missing("seconds"), "seconds is missing"),
    (.malformed("minutes", "a number from 0.01 to 60"), "minutes must be a number from 0.01 to 60"),
    (
      .noScreens,
      "this project has no screen that can be shown without a preview; add a #Preview, then call reload"
    ),
    (.noScreen, "no screen is shown yet; call tree or render with a preview, which previews lists"),
    (.noPreview, "no screen is shown yet; name a preview, or 'app'"),
    (.unknownScreen(7, among: [1, 2]), "there is no screen 7; the screens are 1, 2"),
    (.noMatch("shop", among: 76), "none of the 76 screens contains \"shop\"; call previews without a filter"),
    (
      .noBuild(errors: "A.swift:1: error: no"),
      "the project does not build\nA.swift:1: error: no\nFix the errors, then call again."
    ),
    (.noBuild(of: "main", errors: "A.swift:1: error: no"), "main does not build\nA.swift:1: error: no"),
    (.noProgram, "the project has no program"),
    (.noSources, "this project's sources can't be read"),
    (.timedOut, "the exploration did not end in time"),
    (
      .noEarlierState,
      "the screen has no earlier state to compare with; give 'with' a PNG file or a Git revision"
    ),
    (.noRepository(for: "main"), "main: the project is not in a Git repository; give 'with' a PNG file"),
    (.noReplay(in: "main", "replayed 1 of 2 recorded events"), "main: replayed 1 of 2 recorded events"),
    (.unreadable("a.png", maxSize: 20 << 20), "a.png can't be read, or is larger than 20 MB"),
  ]

  @Test("name the object and the remedy", arguments: 0..<messages.count)
  func message(index: Int) {
    let (error, text) = ToolErrorTests.messages[index]
    #expect(error.description == text)
  }
}
