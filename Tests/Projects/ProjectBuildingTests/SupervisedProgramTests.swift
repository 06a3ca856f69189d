import Foundation
import PreviewProtocol
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite struct SupervisedProgramTests {
  private func shell(_ script: String, limit: Duration? = nil, _ arguments: String...) -> SupervisedProgram {
    var program = SupervisedProgram(
      program: "/bin/sh", arguments: ["-c", script] + arguments, environment: ["PATH": "/usr/bin:/bin"])
    program.limit = limit
    program.showsErrors = false
    return program
  }

  @Test func statusAndTheEndOfTheErrorsAreKept() throws {
    let end = try shell("echo one >&2; echo two >&2; exit 3").run()
    #expect(end == ProgramEnd(status: 3, errors: "one\ntwo\n"))
  }

  @Test func aSignalIsTold() throws {
    let end = try shell("kill -SEGV $$").run()
    #expect(end.isSignal)
    #expect(end.status == SIGSEGV)
  }

  @Test func muchOnStandardErrorBlocksNobody() throws {
    let end = try shell("head -c 3000000 /dev/zero >&2; echo end >&2").run()
    #expect(end.succeeded)
    #expect(end.errors.hasSuffix("end\n"))
  }

  @Test func outputGoesIntoAFile() throws {
    let folder = try TemporaryFolder()
    var program = shell("echo out")
    program.outputFile = folder.url.appending(path: "output").path
    #expect(try program.run().succeeded)
    #expect(try String(contentsOfFile: program.outputFile!, encoding: .utf8) == "out\n")
  }

  @Test func aProgramThatHangsIsEndedWithAllThatItStarted() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "child").path
    let start = ContinuousClock.now
    let end = try shell("sleep 61 & echo $! > '\(file)'; while :; do :; done", limit: .milliseconds(400)).run()
    #expect(end.timedOut)
    #expect(ContinuousClock.now - start < .seconds(20))
    let child = try #require(
      Int32(try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    // The process has ended, or is a zombie until its new parent waits for it, which takes a moment on a busy machine.
    let last = ContinuousClock.now + .seconds(10)
    while isRunning(child), ContinuousClock.now < last { usleep(10_000) }
    #expect(!isRunning(child))
  }

  @Test func aProgramThatEatsMemoryIsEnded() throws {
    var program = shell("a=0123456789; while :; do a=$a$a; done")
    program.memory = 200 << 20
    let end = try program.run()
    #expect(end.exceededMemory == 200 << 20)
    #expect(end.isCrash && !end.succeeded && !end.timedOut)
    #expect(end.reason() == "it exceeded 200 MiB of memory and was terminated")
  }

  @Test func aProgramThatWillNotEndIsEndedAfterItsTimeForAStack() throws {
    var program = shell("trap '' QUIT TERM; while :; do :; done", limit: .milliseconds(200))
    program.stackLimit = .milliseconds(200)
    let end = try program.run()
    #expect(end.timedOut && end.isSignal && end.status == SIGKILL)
  }

  @Test func aSwiftProgramIsToldToSayWhereItStops() throws {
    let end = try shell("echo \"$SWIFT_BACKTRACE\" >&2").run()
    #expect(end.errors.hasPrefix("enable=yes"))
  }

  private func isRunning(_ process: Int32) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.split(separator: " ")
    return state.map { $0[2] != "Z" } ?? false
  }

  @Test func whatAProgramPutIntoAnotherGroupEndsWithIt() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "child").path
    // With job control, a shell creates a process group for each job.
    let end = try shell("set -m; sleep 61 & echo $! > '\(file)'; while :; do :; done", limit: .milliseconds(400)).run()
    #expect(end.timedOut)
    let child = try #require(
      Int32(try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    let last = ContinuousClock.now + .seconds(10)
    while isRunning(child), ContinuousClock.now < last { usleep(10_000) }
    #expect(!isRunning(child))
  }

  @Test func whatAProgramLeavesBehindDoesNotKeepItOpen() throws {
    let start = ContinuousClock.now
    #expect(try shell("sleep 61 & exit 0").run().succeeded)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    let program = SupervisedProgram(program: "/nowhere/app", arguments: [], environment: [:])
    #expect {
      try program.run()
    } throws: {
      "\($0)".contains("/nowhere/app")
    }
  }

  /// A program that draws three screens, of which the second crashes it on the first attempt.
  private static let threeScreens = """
    while [ "$1" != --record ]; do shift; done
    for screen in one two three; do
      if grep -q "\\"screen\\":\\"$screen\\".*shown" "$2" 2>/dev/null; then continue; fi
      echo "{\\"screen\\":\\"$screen\\"}" >> "$2"
      if [ $screen = two ]; then echo 'App/Two.swift:7: Fatal error: no value' >&2; kill -ILL $$; fi
      echo "{\\"screen\\":\\"$screen\\",\\"shown\\":{\\"drawn\\":true,\\"pictures\\":[]}}" >> "$2"
    done
    """

  @Test func aScreenThatBringsTheProgramDownCostsItselfAlone() throws {
    let outcome = try ScreenDrawing(program: shell(Self.threeScreens, "sh")).run()
    #expect(outcome.end.succeeded)
    #expect(outcome.shown["one"]?.isDrawn == true)
    #expect(outcome.shown["two"] == .notDrawn("no value, at App/Two.swift:7"))
    #expect(outcome.shown["three"]?.isDrawn == true)
    #expect(outcome.lost.map(\.screen) == ["two"])
  }

  @Test func aProgramThatFallsBetweenScreensIsNotStartedAgain() throws {
    let outcome = try ScreenDrawing(program: shell("kill -SEGV $$", "sh")).run()
    #expect(outcome.end.isCrash)
    #expect(outcome.shown.isEmpty)
  }
}
