import Foundation
import Testing

@testable import Projects

@Suite struct ProcessRunTests {
  @Test func outputAndStatusComeBack() throws {
    let run = try ProcessRun.run(["/bin/sh", "-c", "echo out; echo err >&2; exit 3"], timeout: .seconds(20))
    #expect(run.status == 3)
    #expect(run.output == "out\nerr\n")
  }

  @Test func errorsAreKeptApartWhereThatIsAskedFor() throws {
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "echo out; echo err >&2"], output: .apart, timeout: .seconds(20))
    #expect(run.output == "out\n")
    #expect(run.errors == "err\n")
  }

  @Test func aProgramRunsInItsFolderWithItsEnvironment() throws {
    let folder = try TestFolder()
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "pwd; echo $WORD"], in: URL(filePath: folder.path), environment: ["WORD": "harbour"],
      timeout: .seconds(20))
    #expect(run.output == "\(folder.path)\nharbour\n")
  }

  @Test func aSignalIsAStatusAbove128() throws {
    let run = try ProcessRun.run(["/bin/sh", "-c", "kill -SEGV $$"], timeout: .seconds(20))
    #expect(run.status == 128 + SIGSEGV)
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    #expect {
      try ProcessRun.run(["/nowhere/at-all"], timeout: .seconds(20))
    } throws: { error in
      "\(error)".contains("/nowhere/at-all")
    }
  }

  @Test func muchOutputBlocksNobody() throws {
    let run = try ProcessRun.run(["/bin/sh", "-c", "head -c 3000000 /dev/zero"], timeout: .seconds(20))
    #expect(run.output.utf8.count == 3_000_000)
  }

  @Test func aProgramThatPrintsWithoutEndIsEnded() throws {
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyy; done"], timeout: .seconds(60),
      maxOutput: 100_000)
    #expect(run.isTooLong)
    #expect(!run.succeeded)
  }

  @Test func aProgramThatGoesOnIsEndedWithAllThatItStarted() throws {
    let folder = try TestFolder()
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "sleep 600 & echo $! > \"$0\"; wait", "\(folder.path)/pid"], timeout: .seconds(1))
    #expect(run.timedOut)
    #expect(!run.succeeded)
    #expect(try Self.isGone(pidIn: "\(folder.path)/pid"))
  }

  @Test func whatAProgramLeavesBehindEndsWithIt() throws {
    let folder = try TestFolder()
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "sleep 600 & echo $! > \"$0\"", "\(folder.path)/pid"], timeout: .seconds(20))
    #expect(run.succeeded)
    #expect(try Self.isGone(pidIn: "\(folder.path)/pid"))
  }

  @Test func aProgramThatTakesNoNoticeIsEndedToo() throws {
    let start = ContinuousClock.now
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "trap '' TERM; while :; do sleep 0.1; done"], timeout: .milliseconds(200))
    #expect(run.timedOut)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func noProgramIsLeftThatNobodyCollects() throws {
    for _ in 0..<3 {
      let run = try ProcessRun.run(["/bin/sh", "-c", "echo $$"], timeout: .seconds(20))
      let child = try #require(pid_t(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))
      // A zombie still exists. Its number may have been reused, but not for a child of this program.
      let fields = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8))?.split(separator: ")").last?
        .split(separator: " ")
      #expect(fields?.first != "Z")
    }
  }

  @Test func filesOfWhatIsPrintedHaveNoName() throws {
    let run = try ProcessRun.run(["/bin/sh", "-c", "ls -l /proc/self/fd/1"], timeout: .seconds(20))
    #expect(run.output.contains("(deleted)"))
  }

  /// Returns whether the process has ended or is a zombie. The system takes a moment.
  private static func isGone(pidIn path: String) throws -> Bool {
    let text = try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let pid = try #require(pid_t(text))
    for _ in 0..<500 {
      guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return true }
      let state = text.split(separator: ")").last ?? ""
      if state.hasPrefix(" Z") || state.hasPrefix(" X") { return true }
      usleep(10_000)
    }
    return false
  }
}
