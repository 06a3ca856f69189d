import Foundation
import Glibc

/// A supervisor that runs cases in workers for a given time, and minimizes the failing ones.
@MainActor
struct Supervisor<Case: FuzzCase> {
  let name: String
  /// The folder for failing cases.
  let folder: String

  struct Summary {
    var cases = 0
    var failures: [Failure] = []
    var coverage = Coverage()
  }

  struct Failure {
    let seed: UInt64
    let reason: String
    let path: String
  }

  private struct Outcome {
    var started: [UInt64] = []
    var broken: [(seed: UInt64, reason: String)] = []
    var coverage = Coverage()
    /// The reason for which the worker ended early, or nil.
    var end: String?
  }

  func run(seconds: Double, firstSeed: UInt64, batch: Int, maxBatches: Int = .max, maxFailures: Int = 5)
    -> Summary
  {
    var summary = Summary()
    let start = ContinuousClock.now
    var seed = firstSeed
    var reasons: Set<String> = []
    while (ContinuousClock.now - start) < .seconds(seconds), summary.failures.count < maxFailures,
      summary.cases / batch < maxBatches
    {
      let outcome = work(["cases", name, "\(seed)", "\(batch)"])
      summary.cases += outcome.started.count
      summary.coverage.add(outcome.coverage)
      var failures = outcome.broken
      if let end = outcome.end { failures.append((outcome.started.last ?? seed, end)) }
      for failure in failures where reasons.insert(Self.kind(of: failure.reason)).inserted {
        summary.failures.append(shrink(failure.seed, failure.reason))
      }
      // The case that crashed the worker is skipped.
      seed = outcome.end == nil ? seed &+ UInt64(batch) : (outcome.started.last ?? seed) &+ 1
    }
    return summary
  }

  /// Returns the kind of a failure. Failures with equal words and different numbers are of one kind.
  private static func kind(of reason: String) -> String {
    String(reason.prefix(60).filter { !$0.isNumber && $0 != "." && $0 != "-" })
  }

  /// Returns the smallest case with the same kind of failure.
  private func shrink(_ seed: UInt64, _ reason: String) -> Failure {
    var best = Case(seed: seed)
    var words = reason
    let start = ContinuousClock.now
    var isSmaller = true
    while isSmaller, ContinuousClock.now - start < .seconds(60) {
      isSmaller = false
      for candidate in best.simpler where ContinuousClock.now - start < .seconds(60) {
        guard let other = failure(of: candidate), Self.kind(of: other) == Self.kind(of: reason) else { continue }
        (best, words, isSmaller) = (candidate, other, true)
        break
      }
    }
    let path = "\(folder)/\(name)-\(seed).json"
    try? JSONEncoder().encode(best).write(to: URL(fileURLWithPath: path))
    print("\(name), seed \(seed): \(words)\n\(best.text)")
    return Failure(seed: seed, reason: words, path: path)
  }

  /// Returns the reason of a case's failure, or `nil` if it succeeds.
  private func failure(of candidate: Case) -> String? {
    let path = "\(folder)/\(name)-candidate.json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      try JSONEncoder().encode(candidate).write(to: URL(fileURLWithPath: path))
    } catch {
      fatalError("viewcode-fuzz: can't write \(path): \(error)")
    }
    let outcome = work(["case", name, path])
    return outcome.broken.first?.reason ?? outcome.end
  }

  private func work(_ arguments: [String]) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = arguments
    // Backtraces would take seconds for each crash.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, errors) = (Pipe(), FileHandle(forWritingAtPath: "\(folder)/\(name).stderr") ?? .nullDevice)
    errors.truncateFile(atOffset: 0)
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      fatalError("viewcode-fuzz: can't start itself: \(error)")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try? errors.close()
    var outcome = Outcome()
    var isDone = false
    for line in text.split(separator: "\n") {
      let (word, rest) = (line.prefix { $0 != " " }, String(line.drop { $0 != " " }.dropFirst()))
      switch word {
      case "case": outcome.started.append(UInt64(rest) ?? 0)
      case "broken": outcome.broken.append((outcome.started.last ?? 0, rest))
      case "coverage":
        isDone = true
        if let coverage = try? JSONDecoder().decode(Coverage.self, from: Data(rest.utf8)) {
          outcome.coverage.add(coverage)
        }
      default: break
      }
    }
    if !isDone { outcome.end = end(of: process) }
    return outcome
  }

  private func end(of process: Process) -> String {
    guard process.terminationReason == .uncaughtSignal else { return "status \(process.terminationStatus)" }
    if process.terminationStatus == SIGPROF { return "it takes more than \(Worker.processorSeconds) s of a processor" }
    let words = (try? String(contentsOfFile: "\(folder)/\(name).stderr", encoding: .utf8)) ?? ""
    let last =
      words.split(separator: "\n").last { $0.contains("atal error") } ?? words.split(separator: "\n").last ?? ""
    return "signal \(process.terminationStatus): \(last.prefix(300))"
  }
}
