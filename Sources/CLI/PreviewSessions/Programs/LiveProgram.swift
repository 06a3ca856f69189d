import Foundation
import PreviewProtocol
import Projects

/// A running program that displays a screen of a project. It may only be used on one thread at a time.
///
/// It ends when its owner ends it, when it hangs, when it exceeds its memory limit, and with the program that started
/// it.
package final class LiveProgram {
  private let child: ChildProcess
  private let channel: LiveChannel
  private let socket: Int32
  private let output: ProgramOutput
  private let limits: ProgramLimits
  /// The program's home folder, unless another one was specified.
  private let home: AppContainer?
  private var lastRequest = 0
  private var isOver = false

  /// The interval at which memory is checked while waiting for a response, in milliseconds.
  private static let pause: Int32 = 50
  /// The ratio of the limits for address space and memory, because shared libraries and stacks reserve addresses that
  /// they do not use.
  private static let addressesPerByte = 4

  /// Returns a command that runs the program in a shell, which limits its address space, so that allocations beyond the
  /// limit fail immediately. A periodic check would be too late.
  private static func command(_ program: String, _ limits: ProgramLimits) -> [String] {
    let kilobytes = limits.memory / 1024 * addressesPerByte
    return ["/bin/sh", "-c", "ulimit -v \(kilobytes); exec \"$0\" \"$@\"", program, "live"]
  }

  /// - Throws: ``SessionError/ended(_:)`` if the program can't be started.
  package init(program: URL, environment: [String: String], limits: ProgramLimits = ProgramLimits())
    throws(SessionError)
  {
    self.limits = limits
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      throw .ended(ProgramFailure(reason: "can't create a socket: \(String(cString: strerror(errno)))"))
    }
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else {
      for file in sockets { close(file) }
      throw .ended(ProgramFailure(reason: "can't create a pipe: \(String(cString: strerror(errno)))"))
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
      throw .ended(ProgramFailure(reason: "\(error)"))
    }
    socket = sockets[0]
    channel = LiveChannel(file: sockets[0])
    output = ProgramOutput(reading: pipes[0])
  }

  deinit { end() }

  /// Returns the output of the program since the last call.
  package func takeNewOutput() -> String { output.takeNew() }

  /// The number of bytes of memory that the program uses now.
  package var memory: Int? { isOver ? nil : child.residentMemory }

  /// Sends a request, and waits for its response.
  ///
  /// - Throws: ``SessionError/ended(_:)`` if the program has ended or is stopped because of its time or memory,
  ///   ``SessionError/refused(_:)`` if it can't fulfill the request.
  package func ask<Query: PreviewQuery>(
    _ query: Query, limit: Duration? = nil
  ) throws(SessionError) -> Query.Response {
    guard !isOver else { throw .noProgram }
    lastRequest += 1
    let end = ContinuousClock.now + (limit ?? limits.answer)
    guard let request = try? WireMessage.encode(query.request, id: lastRequest) else {
      throw .refused("the request contains a number that is not finite")
    }
    try connected { () throws(LiveChannel.Ended) in
      try channel.send(request.line, payload: request.payload)
    }
    while true {
      let line = try wait(until: end) { () throws(LiveChannel.Ended) in
        try channel.line(within: LiveProgram.pause)
      }
      guard let head = WireMessage.head(of: line) else { throw .ended(stopped("invalid response")) }
      let payload = try wait(until: end) { () throws(LiveChannel.Ended) in
        try channel.bytes(head.payload, within: LiveProgram.pause)
      }
      guard head.id == lastRequest else { continue }
      switch WireMessage.decode(PreviewReply<Query.Response>.self, from: line, payload: payload) {
      case .response(let response): return response
      case .refused(let text): throw .refused(text)
      case nil: throw .ended(stopped("invalid response"))
      }
    }
  }

  /// Uses the channel. If the channel has ended, the program has, too.
  private func connected<Result>(_ work: () throws(LiveChannel.Ended) -> Result) throws(SessionError) -> Result {
    do {
      return try work()
    } catch {
      throw .ended(failure())
    }
  }

  /// Waits for a result, and checks the program's time and memory in the meantime.
  private func wait<Result>(
    until end: ContinuousClock.Instant, for work: () throws(LiveChannel.Ended) -> Result?
  ) throws(SessionError) -> Result {
    while true {
      if let result = try connected(work) { return result }
      try check(until: end)
    }
  }

  private func check(until end: ContinuousClock.Instant) throws(SessionError) {
    if let memory = child.residentMemory, memory > limits.memory {
      throw .ended(stopped("it exceeded \(limits.memory >> 20) MiB of memory and was terminated"))
    }
    if ContinuousClock.now >= end {
      child.askForStack()
      throw .ended(
        stopped("it did not answer in time (possibly an endless loop) and was terminated", waitsForStack: true))
    }
  }

  /// Returns the failure of a program that has closed the socket.
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
    return ProgramFailure(reason: end.reason(), stack: BacktraceText.calls(in: text), advice: end.advice)
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
    // The last output may not have arrived yet.
    let end = ContinuousClock.now + .milliseconds(500)
    while !output.isOver, ContinuousClock.now < end { usleep(1_000) }
    return status
  }

  /// Ends the program and all processes that it started.
  package func end() {
    guard !isOver else { return }
    isOver = true
    // The program ends itself when the socket is closed. A program that hangs is stopped.
    shutdown(socket, Int32(SHUT_RDWR))
    wait(.milliseconds(200))
    if !child.hasEnded { child.stop() }
    _ = child.end()
    close(socket)
    home?.remove()
  }
}
