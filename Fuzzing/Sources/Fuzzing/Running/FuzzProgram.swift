import Foundation

/// A program that runs kinds of cases.
///
///     run --seconds 120 [--batches 10] [--seed 1] [--only views] [--failures 5] [-o FOLDER]
///     case views FILE          runs one case from a file
@MainActor
package struct FuzzProgram {
  private let kinds: [FuzzKind]

  package init(_ kinds: [FuzzKind]) { self.kinds = kinds }

  /// Runs the command of the arguments.
  ///
  /// - Returns: Whether the arguments are a known command.
  package func run(_ arguments: [String]) -> Bool {
    switch arguments.first {
    case "run": run(Options(Array(arguments.dropFirst())))
    case "cases" where arguments.count == 4: cases(arguments[1], UInt64(arguments[2]) ?? 0, Int(arguments[3]) ?? 0)
    case "case" where arguments.count == 3: written(arguments[1], arguments[2])
    default: return false
    }
    return true
  }

  package static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }

  private struct Options {
    var seconds = 60.0
    /// The limit of batches for each kind, for running the same cases on every machine if there is enough time.
    var batches = Int.max
    var seed: UInt64 = 1
    var only: String?
    /// The number of failures that ends a kind.
    var failures = 5
    var folder = "fuzzing-failures"

    @MainActor
    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let option = rest.popFirst() {
        guard let value = rest.popFirst() else { FuzzProgram.stop("\(option) needs a value") }
        switch option {
        case "--seconds": seconds = Double(value) ?? 0
        case "--batches": batches = Int(value) ?? 0
        case "--seed": seed = UInt64(value) ?? 1
        case "--only": only = value
        case "--failures": failures = Int(value) ?? 0
        case "-o": folder = value
        default: FuzzProgram.stop("unknown option \(option)")
        }
      }
      if !(seconds > 0 && seconds < 1e6) { FuzzProgram.stop("--seconds takes a number of seconds above 0") }
      if batches <= 0 { FuzzProgram.stop("--batches takes a number above 0") }
      if failures <= 0 { FuzzProgram.stop("--failures takes a number above 0") }
    }
  }

  private func kind(_ name: String) -> FuzzKind {
    guard let kind = kinds.first(where: { $0.name == name }) else {
      Self.stop("there are no cases of the name \(name): \(kinds.map(\.name).joined(separator: ", "))")
    }
    return kind
  }

  private func cases(_ name: String, _ seed: UInt64, _ count: Int) {
    Worker.run(kind(name).type, from: seed, count: count)
  }

  private func written(_ name: String, _ path: String) {
    do {
      try Worker.run(kind(name).type, written: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      Self.stop("\(path): \(error)")
    }
  }

  private func run(_ options: Options) {
    try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    let chosen = options.only.map { [kind($0)] } ?? kinds
    let shares = chosen.reduce(0) { $0 + $1.share }
    var failed = 0
    var passed = 0
    for kind in chosen {
      let summary = supervise(kind.type, kind, options, share: kind.share / shares)
      failed += summary.failures
      passed += summary.cases - summary.failures
    }
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }

  private func supervise<Case: FuzzCase>(
    _ type: Case.Type, _ kind: FuzzKind, _ options: Options, share: Double
  ) -> (cases: Int, failures: Int) {
    _ = FileManager.default.createFile(atPath: "\(options.folder)/\(kind.name).stderr", contents: nil)
    let supervisor = Supervisor<Case>(name: kind.name, folder: options.folder)
    let seconds = options.seconds * share
    let summary = supervisor.run(
      seconds: seconds, firstSeed: options.seed, batch: kind.batch, maxBatches: options.batches,
      maxFailures: options.failures)
    let reached = summary.coverage.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print(
      "\(kind.name): \(summary.cases) cases from seed \(options.seed), \(summary.failures.count) failures, "
        + "\(Self.processorSeconds) s of a processor since the start")
    print("  reached: \(reached.joined(separator: ", "))")
    for failure in summary.failures { print("  \(failure.path): \(failure.reason)") }
    return (summary.cases, summary.failures.count)
  }

  /// The processor time of all ended workers.
  private static var processorSeconds: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  }
}
