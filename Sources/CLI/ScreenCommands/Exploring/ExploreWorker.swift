import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenExploring

/// A process that plays scripts in copies of itself.
///
/// A worker copies itself before any code of the app runs. A copy that has reached a screen copies itself there, so
/// that each action on the screen is tried from the same memory. Every process has its own connection to the exploring
/// program.
@MainActor
final class ExploreWorker {
  private let socketPath: String
  private let number: Int
  /// The app's home folder, or nil if the program does not have its own.
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
    do {
      if stage == nil { stage = try makeStage() }
    } catch {
      return .refused(step: "start", reason: "\(error)")
    }
    return stage!.outcome(of: script, for: wish)
  }

  /// Whether a copy of this process is exact: the process has one thread, and no open file in the app's home folder,
  /// whose position would be shared.
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
    // Crashed copies are requested by number before the next copy is created.
    var status: Int32 = 0
    while waitpid(-1, &status, WNOHANG) > 0 {}
  }

  private func send(_ reply: WorkerReply, on channel: LiveChannel) {
    guard let data = try? JSONEncoder().encode(reply) else { return }
    try? channel.send(data)
  }
}
