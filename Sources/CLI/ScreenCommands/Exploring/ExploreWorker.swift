import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenExploring

/// A process that plays scripts in copies of itself.
///
/// A worker copies itself before any code of the app runs; a copy that has come to a screen copies itself there, so that each action
/// on the screen is tried from the same memory. Every process has a connection of its own to the program that explores.
@MainActor
final class ExploreWorker {
  /// Seconds of the machine's time that a script takes at most; an app that is not back by then hangs.
  static let limit: UInt32 = 60
  /// Seconds of the processor's time. A busy machine does not make an app hang, and a loop is found soon.
  private static let processorLimit = 10

  private let socketPath: String
  private let number: Int
  /// The app's home folder, where it is the program's own.
  private let home: String?
  private let makeStage: () throws -> ExploredStage
  private var stage: ExploredStage?
  private var isCopy = false

  init(socketPath: String, number: Int, home: String?, makeStage: @escaping () throws -> ExploredStage) {
    self.socketPath = socketPath
    self.number = number
    self.home = home
    self.makeStage = makeStage
  }

  /// Answers requests until the connection ends.
  func run() throws {
    let channel = try greet(token: nil)
    serve(channel.channel, file: channel.file)
  }

  private func greet(token: Int?) throws -> (channel: LiveChannel, file: Int32) {
    let file = try LocalSocket.connect(to: socketPath)
    let channel = LiveChannel(file: file)
    let greeting = WorkerGreeting(
      token: token, worker: number, process: getpid(), home: home, isCopyable: ProcessCopy.isExact)
    try channel.send(JSONEncoder().encode(greeting))
    return (channel, file)
  }

  private func serve(_ channel: LiveChannel, file: Int32) {
    var (channel, file) = (channel, file)
    while let line = try? channel.line(), let request = try? JSONDecoder().decode(WorkerRequest.self, from: line) {
      switch request {
      case .end(let process):
        var status: Int32 = 0
        var reply = WorkerReply()
        if waitpid(process, &status, 0) == process { reply.status = status }
        send(reply, on: channel)
      case .play(let token, let script, let wish, let isCopied, let output):
        if isCopied {
          collectEnded()
          guard let process = ProcessCopy.make() else {
            send(WorkerReply(), on: channel)
            continue
          }
          if process > 0 { continue }
          close(file)
          isCopy = true
          guard let own = try? greet(token: token) else { _exit(1) }
          (channel, file) = own
        }
        redirectOutput(to: output)
        let outcome = play(script, wish)
        send(WorkerReply(outcome: outcome, isCopyable: isReadyForCopies), on: channel)
        if !isCopied { return }
      }
    }
    // A copy skips the program's exit handlers, which the program itself runs once.
    if isCopy { _exit(0) }
  }

  private func play(_ script: [String], _ wish: Trial.Wish) -> TrialOutcome {
    // Code that hangs can't be asked to stop. Swift's runtime tells where it is, if it is to tell of crashes, and the system ends it.
    signal(SIGALRM) { _ in raise(SIGQUIT) }
    signal(SIGPROF) { _ in raise(SIGQUIT) }
    alarm(ExploreWorker.limit)
    setProcessorLimit(ExploreWorker.processorLimit)
    defer {
      alarm(0)
      setProcessorLimit(0)
    }
    do {
      if stage == nil { stage = try makeStage() }
    } catch {
      return .refused(step: "start", reason: "\(error)")
    }
    return stage!.outcome(of: script, for: wish)
  }

  private func setProcessorLimit(_ seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Whether a copy of this process is exact: it has one thread, and no file in the app's home is open, whose place would be shared.
  private var isReadyForCopies: Bool {
    guard ProcessCopy.isExact else { return false }
    guard let home, let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else {
      return true
    }
    return !files.contains { file in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
      return target?.hasPrefix(home) == true
    }
  }

  private func redirectOutput(to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    dup2(file, STDOUT_FILENO)
    dup2(file, STDERR_FILENO)
    close(file)
  }

  private func collectEnded() {
    // Those that crashed are asked for by their number before the next copy is made.
    var status: Int32 = 0
    while waitpid(-1, &status, WNOHANG) > 0 {}
  }

  private func send(_ reply: WorkerReply, on channel: LiveChannel) {
    guard let data = try? JSONEncoder().encode(reply) else { return }
    try? channel.send(data)
  }
}
