import Foundation
import UIKit

/// `viewcode-fuzz`: tries what nobody wrote by hand, and keeps what fails, as small as it gets.
///
///     viewcode-fuzz run --seconds 120 [--batches 10] [--seed 1] [--only views] [--failures 5] [-o FOLDER]
///     viewcode-fuzz case views FILE          one case that was written down
///     viewcode-fuzz growth [NAME]            how time grows with depth and breadth
///     viewcode-fuzz screens [COUNT]          whether memory stays flat while screens are drawn
@main
@MainActor
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "run": run(Options(Array(arguments.dropFirst())))
    case "cases" where arguments.count == 4: cases(arguments[1], UInt64(arguments[2]) ?? 0, Int(arguments[3]) ?? 0)
    case "case" where arguments.count == 3: written(arguments[1], arguments[2])
    case "growth": Growth.run(only: arguments.dropFirst().first)
    case "screens": exit(ScreenSoak.run(count: arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000) ? 0 : 1)
    default: stop("viewcode-fuzz run --seconds N | case KIND FILE | growth [NAME] | screens [COUNT]")
    }
  }

  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }

  private struct Options {
    var seconds = 60.0
    /// The most batches of each kind: the same cases on every machine, where the time is enough for them.
    var batches = Int.max
    var seed: UInt64 = 1
    var only: String?
    /// How many failures of a kind end it.
    var failures = 5
    var folder = "fuzzing-failures"

    @MainActor
    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let option = rest.popFirst() {
        guard let value = rest.popFirst() else { Main.stop("\(option) needs a value") }
        switch option {
        case "--seconds": seconds = Double(value) ?? 0
        case "--batches": batches = Int(value) ?? 0
        case "--seed": seed = UInt64(value) ?? 1
        case "--only": only = value
        case "--failures": failures = Int(value) ?? 0
        case "-o": folder = value
        default: Main.stop("unknown option \(option)")
        }
      }
      if !(seconds > 0 && seconds < 1e6) { Main.stop("--seconds takes a number of seconds above 0") }
      if batches <= 0 { Main.stop("--batches takes a number above 0") }
      if failures <= 0 { Main.stop("--failures takes a number above 0") }
    }
  }

  /// What is tried: its name, how many cases a worker gets, and its share of the time.
  private static let kinds: [(name: String, batch: Int, share: Double)] = [
    ("views", 40, 0.35), ("nibs", 40, 0.2), ("conversions", 100, 0.05), ("systems", 200, 0.05), ("layouts", 40, 0.05),
    ("formats", 400, 0.05),
    ("projects", 400, 0.05), ("catalogs", 200, 0.05), ("images", 400, 0.05), ("texts", 40, 0.05),
    ("documents", 20, 0.05),
  ]

  /// Calls a body with the type of a kind of cases.
  private static func with<Result>(_ name: String, _ body: (any FuzzCase.Type) throws -> Result) rethrows -> Result {
    switch name {
    case "views": try body(ViewProgram.self)
    case "nibs": try body(InterfaceFile.self)
    case "systems": try body(ConstraintSystem.self)
    case "formats": try body(VisualFormat.self)
    case "projects": try body(ProjectText.self)
    case "catalogs": try body(CatalogFolder.self)
    case "images": try body(ImageFile.self)
    case "texts": try body(AttributedText.self)
    case "documents": try body(TextDocument.self)
    case "layouts": try body(LayoutSystem.self)
    case "conversions": try body(ConvertedFile.self)
    default: stop("there are no cases of the name \(name): \(kinds.map(\.name).joined(separator: ", "))")
    }
  }

  private static func cases(_ name: String, _ seed: UInt64, _ count: Int) {
    with(name) { Worker.run($0, from: seed, count: count) }
  }

  private static func written(_ name: String, _ path: String) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      try with(name) { try Worker.run($0, written: data) }
    } catch {
      stop("\(path): \(error)")
    }
  }

  private static func run(_ options: Options) {
    try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    let chosen = kinds.filter { options.only == nil || $0.name == options.only }
    if chosen.isEmpty { stop("there are no cases of the name \(options.only ?? "")") }
    let shares = chosen.reduce(0) { $0 + $1.share }
    var failed = 0
    var passed = 0
    for kind in chosen {
      with(kind.name) { type in
        let summary = supervise(type, kind.name, kind.batch, options, share: kind.share / shares)
        failed += summary.failures
        passed += summary.cases - summary.failures
      }
    }
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }

  private static func supervise<Case: FuzzCase>(
    _ type: Case.Type, _ name: String, _ batch: Int, _ options: Options, share: Double
  ) -> (cases: Int, failures: Int) {
    _ = FileManager.default.createFile(atPath: "\(options.folder)/\(name).stderr", contents: nil)
    let supervisor = Supervisor<Case>(name: name, folder: options.folder)
    let seconds = options.seconds * share
    let summary = supervisor.run(
      seconds: seconds, firstSeed: options.seed, batch: batch, mostBatches: options.batches,
      mostFailures: options.failures)
    let reached = summary.coverage.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("\(name): \(summary.cases) cases from seed \(options.seed), \(summary.failures.count) failures")
    print("  reached: \(reached.joined(separator: ", "))")
    for failure in summary.failures { print("  \(failure.path): \(failure.reason)") }
    return (summary.cases, summary.failures.count)
  }
}
