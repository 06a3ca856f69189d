import Foundation
import PreviewProtocol
import ScreenExploring
import ToolSupport

/// An app in separate processes: each trial runs in a copy of a process that has performed the previous steps.
///
/// A crash or a hang ends only a copy. If copies are not exact, because the app has threads, the script is played from
/// its beginning in a copy of the program before the launch of the app. If even that program has threads, the script is
/// played in a new process.
@MainActor
final class ForkedApp: ExploredApp {
  let capacity: Int
  private let folder: URL
  private let listener: Int32
  private let arguments: [String]
  private var workers: [WorkerProcess] = []
  private var waiting: [Trial] = []
  private var done: [(trial: Trial, outcome: TrialOutcome)] = []
  private var lastToken = 0
  /// Scripts that lead to screens with threads, of which no copy can be kept.
  private var tooBusy: Set<[String]> = []
  private let root: String?
  /// The numbers of trials that continued from a copy and that began at the start, for measurements.
  private(set) var continuedCount = 0
  private(set) var replayedCount = 0

  /// The time for a process that hangs to print its location.
  private static let patience = Duration.seconds(20)
  private let limits = ResponseLimits()

  /// - Parameters:
  ///   - processes: The number of workers.
  ///   - arguments: The arguments with which this program becomes a worker.
  ///   - root: The project's folder, to which paths are relative.
  init(processes: Int, arguments: [String], root: String? = nil) throws {
    capacity = processes
    self.arguments = arguments
    self.root = root
    folder = FileManager.default.temporaryDirectory.appending(path: "viewcode-explore-\(getpid())")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    listener = try LocalSocket.listen(at: folder.appending(path: "socket").path(percentEncoded: false))
    for number in 0..<processes { workers.append(try startWorker(number)) }
  }

  func end() {
    for worker in workers { worker.end() }
    workers = []
    close(listener)
    try? FileManager.default.removeItem(at: folder)
  }

  private func startWorker(_ number: Int) throws -> WorkerProcess {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? arguments[0]
    let own = [
      "--worker-socket", folder.appending(path: "socket").path(percentEncoded: false), "--worker", "\(number)",
    ]
    var argv: [UnsafeMutablePointer<CChar>?] = (arguments + own).map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment
    // A worker has its own home folder.
    environment["VIEWCODE_CONTAINER"] = nil
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = BacktraceText.settings }
    var envp: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, nil, nil, &argv, &envp)
    guard status == 0 else {
      throw CommandFailure.notStarted(program, status)
    }
    return WorkerProcess(number: number, process: process)
  }

  // MARK: - Trials

  func begin(_ trial: Trial) { waiting.append(trial) }

  func release(_ script: [String]) {
    for worker in workers { worker.release(script) }
  }

  func next() throws -> (trial: Trial, outcome: TrialOutcome)? {
    while done.isEmpty {
      assign()
      if waiting.isEmpty, workers.allSatisfy({ $0.running == nil }) { return nil }
      try listen()
    }
    return done.removeFirst()
  }

  /// Assigns trials to idle workers.
  private func assign() {
    while let worker = workers.first(where: \.isIdle), !waiting.isEmpty {
      // Trials that continue from an existing screen precede those that begin at the start.
      let near = waiting.firstIndex { worker.held[Array($0.script.prefix($0.baseLength))] != nil }
      let trial = waiting.remove(at: near ?? 0)
      let base = Array(trial.script.prefix(trial.baseLength))
      let goesOn = trial.wish == .screen && trial.baseLength < trial.script.count
      if near == nil, goesOn, worker.isCopyable, !tooBusy.contains(base) {
        // The screen is kept, because more actions are tried on it.
        worker.postponed = trial
        begin(Trial(base), [], on: worker)
      } else {
        begin(trial, base, on: worker)
      }
    }
  }

  private func begin(_ trial: Trial, _ base: [String], on worker: WorkerProcess) {
    guard let root = worker.root else { return }
    let held = trial.baseLength > 0 || trial.wish == .screen ? worker.copy(at: base) : nil
    let parent = held?.connection ?? root
    worker.home?.restore(from: held?.home)
    if held == nil { replayedCount += 1 } else { continuedCount += 1 }
    lastToken += 1
    let output = folder.appending(path: "output-\(lastToken)")
    let script = held == nil ? trial.script : Array(trial.script.dropFirst(trial.baseLength))
    let request = WorkerRequest.play(
      token: lastToken, script: script, wish: trial.wish, isCopied: worker.isCopyable,
      output: output.path(percentEncoded: false))
    worker.running = WorkerProcess.Running(
      trial: trial, token: lastToken, parent: parent, output: output, copy: worker.isCopyable ? nil : root)
    guard let data = try? JSONEncoder().encode(request) else { return }
    try? parent.channel.send(data)
  }

  // MARK: - Listening

  private func listen() throws {
    let asked = workers.filter { $0.running?.copy != nil }
    var files = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    files += asked.map { pollfd(fd: $0.running!.copy!.file, events: Int16(POLLIN), revents: 0) }
    let count = poll(&files, nfds_t(files.count), 500)
    if count > 0 {
      if files[0].revents != 0 { accept() }
      for (worker, file) in zip(asked, files.dropFirst()) where file.revents != 0 { try hear(worker) }
    }
    for worker in workers { try endHang(of: worker) }
    for worker in workers where worker.root == nil {
      var status: Int32 = 0
      if waitpid(worker.process, &status, WNOHANG) == worker.process {
        throw CommandFailure.workerEnded
      }
    }
  }

  /// Ends a trial that exceeds the limits. Swift's runtime prints the location of the hang if backtraces are enabled.
  private func endHang(of worker: WorkerProcess) throws {
    guard let running = worker.running else { return }
    let elapsed = running.begin.duration(to: .now)
    if let end = running.endOfHang {
      guard elapsed > end else { return }
      if let copy = running.copy { kill(copy.process, SIGKILL) }
      try finish(worker, .hung(calls: []))
    } else if limits.areExceeded(after: elapsed, running.times) {
      if let copy = running.copy { kill(copy.process, SIGQUIT) }
      worker.running?.endOfHang = elapsed + ForkedApp.patience
    }
  }

  private func accept() {
    let file = Foundation.accept(listener, nil, nil)
    guard file >= 0 else { return }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let channel = LiveChannel(file: file)
    guard let line = try? channel.line(within: 10_000),
      let greeting = try? JSONDecoder().decode(WorkerGreeting.self, from: line),
      let worker = workers.first(where: { $0.number == greeting.worker })
    else {
      close(file)
      return
    }
    let connection = WorkerProcess.Connection(channel: channel, file: file, process: greeting.process)
    if let token = greeting.token {
      guard worker.running?.token == token else {
        close(file)
        return
      }
      worker.running?.copy = connection
    } else {
      worker.root = connection
      worker.home = greeting.home.map { HomeFolder(url: URL(filePath: $0)) }
      worker.isCopyable = greeting.isCopyable
    }
  }

  /// Reads a message of the process of a trial, or notices its end.
  private func hear(_ worker: WorkerProcess) throws {
    guard let running = worker.running, let copy = running.copy else { return }
    guard let line = try? copy.channel.line(), let reply = try? JSONDecoder().decode(WorkerReply.self, from: line),
      let outcome = reply.outcome
    else { return try finish(worker, end(of: copy, running)) }
    let isKept = worker.isCopyable && reply.isCopyable && running.trial.wish == .screen
    if worker.postponed != nil, !isKept { tooBusy.insert(running.trial.script) }
    if isKept, case .screen = outcome {
      let saved = folder.appending(path: "home-\(running.token)")
      let hasFiles = worker.home?.save(to: saved) ?? false
      worker.hold(running.trial.script, copy, home: hasFiles ? saved : nil)
      worker.running?.copy = nil
    }
    try finish(worker, outcome)
  }

  private func finish(_ worker: WorkerProcess, _ outcome: TrialOutcome) throws {
    guard let running = worker.running else { return }
    worker.running = nil
    try? FileManager.default.removeItem(at: running.output)
    if let postponed = worker.postponed {
      worker.postponed = nil
      begin(postponed, Array(postponed.script.prefix(postponed.baseLength)), on: worker)
      if let copy = running.copy, copy.file != worker.running?.copy?.file { close(copy.file) }
      return
    }
    done.append((running.trial, outcome))
    if worker.isCopyable {
      if let copy = running.copy { close(copy.file) }
      return
    }
    // A process that has played a script can't be used again.
    worker.end()
    let index = workers.firstIndex { $0 === worker }!
    workers[index] = try startWorker(worker.number)
  }

  /// Returns the outcome of a trial whose process ended without an answer.
  private func end(of copy: WorkerProcess.Connection, _ running: WorkerProcess.Running) -> TrialOutcome {
    var status: Int32?
    if running.parent.process == copy.process {
      var raw: Int32 = 0
      if waitpid(copy.process, &raw, 0) == copy.process { status = raw }
    } else if let data = try? JSONEncoder().encode(WorkerRequest.end(of: copy.process)) {
      try? running.parent.channel.send(data)
      if let line = try? running.parent.channel.line(within: 10_000) {
        status = (try? JSONDecoder().decode(WorkerReply.self, from: line))?.status
      }
    }
    let errors = (try? String(contentsOf: running.output, encoding: .utf8)) ?? ""
    let raw = status ?? SIGKILL
    let signal = raw & 0x7f
    let end = ProgramEnd(
      status: signal == 0 ? (raw >> 8) & 0xff : signal, isSignal: signal != 0, errors: errors, root: root)
    if signal == SIGQUIT { return .hung(calls: end.calls) }
    return .crashed(reason: end.reason(), calls: end.calls)
  }
}
