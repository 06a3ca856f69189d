import CommandArguments
import Foundation
import ScreenAudit
import Testing
import ToolSupport
import ViewHost

@testable import ScreenCommands

/// The messages are compared as a whole, because users read them as a whole.
@Suite("Messages of commands for screens")
struct ScreenFailureTests {
  private static let missing = CocoaError(.fileReadNoSuchFile)

  private static let messages: [(failure: CommandFailure, status: Int32, text: String)] = [
    (.noPreviews, 5, "this program has no previews; declare one with #Preview, or see `viewcode screens`"),
    (
      .noScreens, 5,
      "this program has no previews, and no screen that can be shown without one; `viewcode screens` lists the reasons"
    ),
    (
      .noApp, 5,
      "this program has no app: it has neither an @main type nor a main.swift that starts one; `viewcode render` draws its screens"
    ),
    (.noAppToExplore, 5, "this program has no app; name the screen to begin with (`viewcode screens` lists all)"),
    (.noTextSize("huge", among: ["S", "M"]), 5, "there is no text size 'huge'; the sizes are S, M"),
    (.notInReport("A/B"), 5, "the report does not contain A/B"),
    (.malformedAccount("a.txt", line: 3), 6, "a.txt:3: the line does not have the form name=value"),
    (.missingFolder("a"), 6, "a: there is no such folder"),
    (.notFolder("a"), 6, "a is not a folder"),
    (.forbiddenFolder("a"), 6, "a: permission to read the folder is denied"),
    (.badFilter("["), 6, "--filter takes a regular expression, not ["),
    (.noSocket, 6, "`viewcode live` needs a socket; `viewcode mcp` and `viewcode preview` start it with one"),
    (.noReports, 6, "there are no reports to merge"),
    (
      .duplicateScreen("A/B", in: "part-2"), 6,
      "part-2: another report also contains A/B; merge reports of different shards"
    ),
    (
      .fileOutside("../x", of: "part-2"), 6,
      "part-2/report.json names the file ../x, which is outside of the report's folder"
    ),
    (.notCaptured("A/B"), 6, "A/B was not captured"),
    (
      .notDrawn(["A: too large", "B: a trap"], of: 3), 8,
      "2 of 3 screens could not be drawn:\n  A: too large\n  B: a trap"
    ),
    (.notDrawn("A/B", "too large"), 8, "A/B could not be drawn: too large"),
    (.notStarted("/bin/app", ENOENT), 4, "can't start /bin/app: No such file or directory"),
    (
      .workerEnded, 4,
      "a program of the exploration ended before it began; `viewcode run` shows whether the app starts"
    ),
  ]

  @Test("name the object and the remedy, and have the status of their kind", arguments: 0..<messages.count)
  func message(index: Int) {
    let (failure, status, text) = ScreenFailureTests.messages[index]
    #expect(failure.description == text)
    #expect(failure.status.rawValue == status)
  }

  @Test("options have the values of the modules that use them")
  func values() {
    #expect(DefectName.allCases.map(\.rawValue) == DefectKind.allCases.map(\.rawValue))
    #expect(SDKNumber.allCases.map(\.rawValue) == SDKVersion.allCases.map(\.rawValue))
    #expect(SDKNumber.allCases.map(\.version) == SDKVersion.allCases)
  }
}
