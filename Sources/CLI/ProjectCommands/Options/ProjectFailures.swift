import Foundation
import ToolSupport

/// The failures of this module's commands.
extension CommandFailure {
  // MARK: Projects and files

  static func missingProject(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path): there is no such file or folder")
  }

  static func missingAnswers(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path): there is no such folder of recorded answers")
  }

  static func missingDesigns(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path): there is no such folder of designs")
  }

  static func unknownRevision(_ name: String) -> CommandFailure {
    CommandFailure(.project, "\(name): git knows no such revision")
  }

  static func notPictureOrRevision(_ name: String) -> CommandFailure {
    CommandFailure(.project, "\(name) is not a PNG file, and git knows no such revision")
  }

  static func unwritable(_ path: String, _ error: any Error) -> CommandFailure {
    CommandFailure(.project, "can't write \(path): \((error as NSError).localizedDescription)")
  }

  static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure(.input, "can't read \(path)")
  }

  static func unknownRule(_ name: String) -> CommandFailure {
    CommandFailure(.project, "there is no rule \(name); `viewcode lint --list-rules` lists all")
  }

  static func unwritableShardStatus(_ file: String) -> CommandFailure {
    CommandFailure(.project, "TEST_SHARD_STATUS_FILE: can't write \(file)")
  }

  static func badShard(index: some CustomStringConvertible, of total: some CustomStringConvertible) -> CommandFailure {
    CommandFailure(
      .project,
      "TEST_TOTAL_SHARDS is \(total) and TEST_SHARD_INDEX is \(index), but an index is from 0 to one less than the total"
    )
  }

  // MARK: Conversion

  static func notConvertible(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path) is not a XIB, storyboard, project or folder")
  }

  static func nothingToConvert(in paths: [String]) -> CommandFailure {
    CommandFailure(.project, "\(paths.joined(separator: ", ")): there are no XIBs and storyboards")
  }

  static let inPlaceWithoutProject = CommandFailure(
    .project, "--in-place needs a project: an .xcodeproj, a package or a folder of sources")

  static func duplicateOutput(_ path: String) -> CommandFailure {
    CommandFailure(.project, "two classes would be written to \(path); convert their files separately")
  }

  static func existingOutput(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path) exists, so nothing was written; --force replaces it")
  }

  static func unwritableConversion(_ error: any Error) -> CommandFailure {
    CommandFailure(
      .project, "can't write the converted files, so none was written: \((error as NSError).localizedDescription)")
  }

  static func withoutRepository(_ folder: String) -> CommandFailure {
    CommandFailure(
      .project,
      "\(folder) is not in a Git repository, so changes could not be undone and none were made; --force makes them")
  }

  static func uncommitted(_ change: String) -> CommandFailure {
    CommandFailure(
      .project, "the project has uncommitted changes (\(change)), so nothing was changed; --force changes it")
  }

  static func conversionDoesNotBuild(_ lines: [String]) -> CommandFailure {
    CommandFailure(.build, "the converted code does not build:\n" + lines.joined(separator: "\n"))
  }

  static func conversionDoesNotStart(_ errors: String) -> CommandFailure {
    CommandFailure(.program, "the program of the converted code does not start: \(errors)")
  }

  // MARK: Builds and tests

  static func doesNotBuild(_ project: String, _ summary: String) -> CommandFailure {
    CommandFailure(.build, "\(project) does not build: \(summary)")
  }

  static func newerUses(_ count: Int) -> CommandFailure {
    CommandFailure(
      .build,
      "\(count) use\(count == 1 ? "" : "s") of declarations that are newer than the deployment target, which Xcode rejects"
    )
  }

  static func exampleDoesNotBuild(of library: String) -> CommandFailure {
    CommandFailure(
      .build,
      "\(library) builds, but its example does not, so there is no app to start; `viewcode gallery` draws the library's previews"
    )
  }

  static let noTests = CommandFailure(.build, "no test was run")

  static func testsFailed(_ count: Int) -> CommandFailure {
    CommandFailure(.build, "\(count) test\(count == 1 ? "" : "s") failed")
  }

  static func testsTimedOut(after seconds: Int) -> CommandFailure {
    CommandFailure(.program, "the tests were stopped after \(seconds) seconds; --timeout sets another limit")
  }

  static func testsTooLarge(bytes: Int) -> CommandFailure {
    CommandFailure(
      .program, "the tests were stopped at \(bytes >> 20) MiB of memory; --memory-limit sets another limit")
  }

  static func testProgramStopped(status: Int32) -> CommandFailure {
    CommandFailure(.program, "the program of the tests stopped with status \(status)")
  }

  // MARK: Programs

  static func notStarted(_ program: String, _ status: Int32) -> CommandFailure {
    CommandFailure(.program, "can't start \(program): \(String(cString: strerror(status)))")
  }

  static func appStopped(_ reason: String, calls: [String], advice: String?) -> CommandFailure {
    CommandFailure(
      .program,
      "the app stopped: \(reason)" + calls.map { "\n    in \($0)" }.joined() + (advice.map { "\n\($0)" } ?? ""))
  }

  static func programStopped(_ account: String) -> CommandFailure {
    CommandFailure(.program, "the program stopped: \(account)")
  }

  static func notDrawn(_ screens: [(screen: String, reason: String)]) -> CommandFailure {
    // The names of screens in records begin with a number.
    let lines = screens.map { "\($0.screen.drop { $0 != " " }.dropFirst()) was not drawn: \($0.reason)" }
    return CommandFailure(.program, lines.joined(separator: "\n  "))
  }

  static func comparisonStopped(status: Int32) -> CommandFailure {
    CommandFailure(.program, "the comparison stopped with status \(status)")
  }

  static func unreadableScreens(_ error: any Error) -> CommandFailure {
    CommandFailure(.program, "can't read the program's list of screens: \(error)")
  }

  static func failedTool(_ answer: String) -> CommandFailure { CommandFailure(.program, answer) }

  // MARK: Installation

  static let incompleteInstallation = CommandFailure(
    .installation, "nothing can be built with this installation; `make install` in ViewCode's repository repairs it")

  static func noLanguageServer(_ program: String) -> CommandFailure {
    CommandFailure(
      .toolchain, "\(program) does not exist: this Swift has no SourceKit-LSP; install a complete toolchain")
  }

  static let noBubblewrap = CommandFailure(
    .installation, "--sandbox needs bubblewrap, and PATH has no bwrap (on Debian: apt install bubblewrap)")

  static func noNamespaces(_ reason: String) -> CommandFailure {
    CommandFailure(.installation, "--sandbox: this system does not permit bubblewrap's namespaces: \(reason)")
  }

  static let sandboxOfEverything = CommandFailure(
    .project, "--sandbox: the project's folder is the entire file system; choose a folder within it")
}
