import Foundation
import Projects
import PreviewProtocol

/// A project's program that shows a screen, and that is asked about it. One thread at a time.
///
/// It ends when its owner says so, when it hangs, when it takes too much memory, and with the program that started it.
package final class LiveProgram {
  private let child: ChildProcess
  private let channel: LiveChannel
  private let socket: Int32
  private let output: ProgramOutput
  private let limits: ProgramLimits
  /// Its home, where nobody named another.
  private let home: AppContainer?
  private var lastRequest = 0
  private var isOver = false

  /// How often memory is looked at while an answer is waited for, in milliseconds.
  private static let pause: Int32 = 50
  /// Addresses are no memory: shared libraries and stacks take some that are never used.
  private static let addressesPerByte = 4

  /// The program by way of a shell, which limits its addresses: what it asks for beyond is refused at once, where looking would come too
  /// late.
  private static func command(_ program: String, _ limits: ProgramLimits) -> [String] {
    let kilobytes = limits.memory / 1024 * addressesPerByte
    return ["/bin/sh", "-c", "ulimit -v \(kilobytes); exec \"$0\" \"$@\"", program, "live"]
  }

  /// - Throws: ``ProgramFailure`` where it can't be started.
  package init(program: URL, environment: [String: String], limits: ProgramLimits = ProgramLimits())
    throws(ProgramFailure)
  {
    self.limits = limits
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      throw ProgramFailure(reason: "no socket can be made: \(String(cString: strerror(errno)))")
    }
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else {
      for file in sockets { close(file) }
      throw ProgramFailure(reason: "no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for file in pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    var environment = environment
    home = (environment["VIEWCODE_CONTAINER"] ?? "").isEmpty ? AppContainer() : nil
    if let home { environment["VIEWCODE_CONTAINER"] = home.path }
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = BacktraceText.settings }
    do {
      defer {
        close(sockets[1])
        close(pipes[1])
      }
      child = try ChildProcess(
        LiveProgram.command(program.path(percentEncoded: false), limits), environment: environment, output: pipes[1],
        errors: pipes[1], channel: sockets[1])
    } catch {
      close(sockets[0])
      close(pipes[0])
      home?.remove()
      throw ProgramFailure(reason: "\(error)")
    }
    socket = sockets[0]
    channel = LiveChannel(file: sockets[0])
    output = ProgramOutput(reading: pipes[0])
  }

  deinit { end() }

  /// What the program has written since this was asked last.
  package func takeNewOutput() -> String { output.takeNew() }

  /// Bytes of memory that it holds now.
  package var memory: Int? { isOver ? nil : child.residentMemory }

  /// Asks, and waits for the answer.
  ///
  /// - Throws: ``ProgramFailure`` where the program is at its end; ``LiveRefusal`` where what is asked can't be done.
  package func ask(_ body: LiveRequest.Body, limit: Duration? = nil) throws -> (
    response: LiveResponse, payload: [UInt8]
  ) {
    guard !isOver else { throw ProgramFailure(reason: "the program is over") }
    lastRequest += 1
    let end = ContinuousClock.now + (limit ?? limits.answer)
    do {
      try channel.send(JSONEncoder().encode(LiveRequest(id: lastRequest, body: body)))
      while true {
        guard let line = try channel.line(within: LiveProgram.pause) else {
          try check(until: end)
          continue
        }
        guard let response = try? JSONDecoder().decode(LiveResponse.self, from: line) else {
          throw stopped("it answered what is no answer")
        }
        var payload: [UInt8] = []
        while response.payload > 0 {
          if let bytes = try channel.bytes(response.payload, within: LiveProgram.pause) {
            payload = bytes
            break
          }
          try check(until: end)
        }
        guard response.id == lastRequest else { continue }
        // Events that were played up to one that can't be are an answer.
        if let failure = response.failure, response.played == nil { throw LiveRefusal(description: failure) }
        return (response, payload)
      }
    } catch is LiveChannel.Ended {
      throw failure()
    }
  }

  private func check(until end: ContinuousClock.Instant) throws {
    if let memory = child.residentMemory, memory > limits.memory {
      throw stopped("it held more than \(limits.memory >> 20) MiB of memory and was stopped")
    }
    if ContinuousClock.now >= end {
      child.askForStack()
      throw stopped("it did not answer in time (an endless loop?) and was stopped", waitsForStack: true)
    }
  }

  /// How the program ended that is gone from the other side of the socket.
  private func failure() -> ProgramFailure {
    wait(limits.stack)
    let status = finish()
    let text = output.text
    let end: ProgramEnd =
      switch status {
      case .exited(let status): ProgramEnd(status: status, errors: text)
      case .signalled(let number): ProgramEnd(status: number, isSignal: true, errors: text)
      case .lost: ProgramEnd(status: 128, errors: text)
      }
    return ProgramFailure(reason: end.reason(), stack: BacktraceText.calls(in: text))
  }

  private func stopped(_ reason: String, waitsForStack: Bool = false) -> ProgramFailure {
    if waitsForStack { wait(limits.stack) }
    _ = finish()
    return ProgramFailure(reason: reason, stack: waitsForStack ? BacktraceText.calls(in: output.text) : [])
  }

  private func wait(_ duration: Duration) {
    let end = ContinuousClock.now + duration
    while !child.hasEnded, ContinuousClock.now < end { usleep(5_000) }
  }

  private func finish() -> ChildProcess.Status {
    isOver = true
    if !child.hasEnded { child.stop() }
    let status = child.end()
    close(socket)
    home?.remove()
    // What it wrote last is on its way.
    let end = ContinuousClock.now + .milliseconds(500)
    while !output.isOver, ContinuousClock.now < end { usleep(1_000) }
    return status
  }

  /// Ends the program and all that it started.
  package func end() {
    guard !isOver else { return }
    isOver = true
    // It ends by itself when nobody is there to ask; what hangs is stopped.
    shutdown(socket, Int32(SHUT_RDWR))
    wait(.milliseconds(200))
    if !child.hasEnded { child.stop() }
    _ = child.end()
    close(socket)
    home?.remove()
  }
}

/// What a screen refuses, with what to do about it.
package struct LiveRefusal: Error, CustomStringConvertible, Sendable {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
