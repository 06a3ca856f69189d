import Foundation
import Testing
import ToolSupport

@testable import ProjectCommands

/// The messages are compared as a whole, because users read them as a whole.
@Suite("Messages of commands for projects")
struct ProjectFailureTests {
  private static let messages: [(failure: CommandFailure, status: Int32, text: String)] = [
    (.missingProject("App"), 2, "App: there is no such file or folder"),
    (.missingAnswers("answers"), 2, "answers: there is no such folder of recorded answers"),
    (.missingDesigns("designs"), 2, "designs: there is no such folder of designs"),
    (.unknownRevision("mian"), 2, "mian: git knows no such revision"),
    (.notPictureOrRevision("a"), 2, "a is not a PNG file, and git knows no such revision"),
    (.unreadable("sweep.json"), 6, "can't read sweep.json"),
    (.unknownRule("lefts"), 2, "there is no rule lefts; `viewcode lint --list-rules` lists all"),
    (.notConvertible("a.txt"), 2, "a.txt is not a XIB, storyboard, project or folder"),
    (.nothingToConvert(in: ["a", "b"]), 2, "a, b: there are no XIBs and storyboards"),
    (.inPlaceWithoutProject, 2, "--in-place needs a project: an .xcodeproj, a package or a folder of sources"),
    (
      .duplicateOutput("/A.swift"), 2,
      "two classes would be written to /A.swift; convert their files separately"
    ),
    (.existingOutput("/A.swift"), 2, "/A.swift exists, so nothing was written; --force replaces it"),
    (
      .withoutRepository("/app"), 2,
      "/app is not in a Git repository, so changes could not be undone and none were made; --force makes them"
    ),
    (
      .uncommitted("A.swift"), 2,
      "the project has uncommitted changes (A.swift), so nothing was changed; --force changes it"
    ),
    (.doesNotBuild("App", "2 errors in 1 of 3 modules"), 1, "App does not build: 2 errors in 1 of 3 modules"),
    (.newerUses(1), 1, "1 use of declarations that are newer than the deployment target, which Xcode rejects"),
    (.newerUses(3), 1, "3 uses of declarations that are newer than the deployment target, which Xcode rejects"),
    (
      .exampleDoesNotBuild(of: "Kit"), 1,
      "Kit builds, but its example does not, so there is no app to start; `viewcode gallery` draws the library's previews"
    ),
    (.noTests, 1, "no test was run"),
    (.testsFailed(1), 1, "1 test failed"),
    (.testsFailed(2), 1, "2 tests failed"),
    (.testsTimedOut(after: 60), 4, "the tests were stopped after 60 seconds; --timeout sets another limit"),
    (
      .testsTooLarge(bytes: 1 << 30), 4,
      "the tests were stopped at 1024 MiB of memory; --memory-limit sets another limit"
    ),
    (.testProgramStopped(status: 139), 4, "the program of the tests stopped with status 139"),
    (.notStarted("/bin/app", ENOENT), 4, "can't start /bin/app: No such file or directory"),
    (
      .appStopped("a trap", calls: ["A.swift:3"], advice: "Set a class."), 4,
      "the app stopped: a trap\n    in A.swift:3\nSet a class."
    ),
    (.programStopped("a trap"), 4, "the program stopped: a trap"),
    (
      .notDrawn([("0 Card", "a trap"), ("1 Old card", "too long")]), 4,
      "Card was not drawn: a trap\n  Old card was not drawn: too long"
    ),
    (.comparisonStopped(status: 3), 4, "the comparison stopped with status 3"),
    (
      .incompleteInstallation, 3,
      "nothing can be built with this installation; `make install` in ViewCode's repository repairs it"
    ),
    (
      .noLanguageServer("/usr/bin/sourcekit-lsp"), 3,
      "/usr/bin/sourcekit-lsp does not exist: this Swift has no SourceKit-LSP; install a complete toolchain"
    ),
    (
      .noBubblewrap, 3, "--sandbox needs bubblewrap, and PATH has no bwrap (on Debian: apt install bubblewrap)"
    ),
    (
      .sandboxOfEverything, 2,
      "--sandbox: the project's folder is the entire file system; choose a folder within it"
    ),
    (
      .badShard(index: "8", of: "8"), 2,
      "TEST_TOTAL_SHARDS is 8 and TEST_SHARD_INDEX is 8, but an index is from 0 to one less than the total"
    ),
  ]

  @Test("name the object and the remedy, and have the status of their kind", arguments: 0..<messages.count)
  func message(index: Int) {
    let (failure, status, text) = ProjectFailureTests.messages[index]
    #expect(failure.description == text)
    #expect(failure.status.rawValue == status)
  }
}
