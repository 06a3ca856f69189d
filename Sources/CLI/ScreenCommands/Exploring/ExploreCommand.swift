import ArgumentParser
import Foundation
import PreviewProtocol
import ScreenExploring
import ToolSupport
import UIKit
import ViewHost

/// `viewcode explore [NAME]`: finds the screens of an app, and draws their map.
struct ExploreCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find every screen of the app, and how they connect.",
    discussion: """
      Start the app, or show the named screen, and do what a person can do on it: tap, fill in, swipe, scroll, go back, answer alerts. \
      Screens of the same structure are one. Print a line for each screen, or write the map.

      The exit status is 1 where the app crashed or did not come back, and with --monkey where anything went wrong.

      Examples:
        viewcode explore -o map.html
        viewcode explore --account account.txt --minutes 3 --json
        viewcode explore --monkey --tests Tests/ExploredFailureTests.swift
      """)

  /// The exit status where something went wrong with the app.
  private static let foundProblems: Int32 = 1

  @Argument(help: "A preview or screen to begin with; see 'viewcode screens'. Default: the app.")
  var name: String?

  @OptionGroup var options: ExploreOptions
  @OptionGroup var screen: ScreenOptions

  @Option(name: .customLong("default"), help: "A user default, as key=value; may be repeated.")
  var defaults: [String] = []

  @Flag(help: "Print the map as JSON.")
  var json = false

  @Flag(help: "Print the map as Markdown.")
  var markdown = false

  @Flag(help: "Print the paths as a diagram of Mermaid.")
  var mermaid = false

  @Option(name: [.short, .customLong("output")], help: "A page with the map and pictures of the screens.")
  var output: String?

  @Option(help: "A file that keeps what was tried: an exploration that was stopped goes on from there.")
  var resume: String?

  @Flag(help: "Then handle the app roughly, and tell what goes wrong with the shortest script.")
  var monkey = false

  @Option(name: .customLong("monkey-scripts"), help: "Scripts that --monkey plays.")
  var monkeyScripts = 600

  @Option(help: "A file for the problems as tests for Swift Testing.")
  var tests: String?

  @Option(help: "Screens that are printed, a line each. Default: all.")
  var most = Int.max

  @Flag(help: "Print how long it took, and how trials were played.")
  var timing = false

  @Option(help: .hidden)
  var workerSocket: String?

  @Option(help: .hidden)
  var worker = 0

  func validate() throws {
    if [json, markdown, mermaid].count(where: { $0 }) > 1 {
      throw ValidationError("Give one of --json, --markdown and --mermaid.")
    }
    if most < 0 { throw ValidationError("--most takes a number of screens.") }
    for pair in defaults where !pair.contains("=") { throw ValidationError("--default takes key=value, not \(pair).") }
  }

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      try ViewHost.checkFonts()
      if let workerSocket { return try work(workerSocket, in: environment) }
      if let name { _ = try environment.screen(named: name) }
      guard name != nil || environment.entry != nil else {
        throw CommandFailure(
          .unknownName, "this program holds no app: name one of its screens; see 'viewcode screens'")
      }
      try explore(in: environment)
    }
  }

  // MARK: - Workers

  @MainActor
  private func work(_ socket: String, in environment: ProgramEnvironment) throws {
    let plan = try options.plan()
    for pair in defaults {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      UserDefaults.standard.set(RunCommand.value(String(parts[1])), forKey: String(parts[0]))
    }
    let network = environment.network
    let surroundings = ExploredStage.Surroundings(
      advance: { network.advance($0, by: $1) }, unanswered: network.unanswered)
    // The home of a program without a `main` of ours is its user's.
    let home = environment.restoreState == nil ? nil : NSHomeDirectory()
    let worker = ExploreWorker(socketPath: socket, number: worker, home: home) {
      ExploredStage(try makeHost(in: environment), plan: plan, surroundings: surroundings)
    }
    try worker.run()
  }

  @MainActor
  private func makeHost(in environment: ProgramEnvironment) throws -> ViewHost {
    if let name {
      let host = try screen.makeHost(in: environment)
      host.notesOrigins = true
      try environment.screen(named: name).show(on: host)
      environment.network.settle()
      return host
    }
    guard let main = environment.entry else { throw CommandFailure(.unknownName, "this program holds no app") }
    return try screen.makeHost(callingMain: main, urls: [], in: environment, notesOrigins: true)
  }

  // MARK: - Exploring

  @MainActor
  private func explore(in environment: ProgramEnvironment) throws {
    let plan = try options.plan()
    let processes = options.processes ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    let log = try resume.map { path in
      do {
        return try TrialLog(file: path)
      } catch {
        throw CommandFailure(.output, "\(path) can't be written: \((error as NSError).localizedDescription)")
      }
    }
    let app = try ForkedApp(processes: processes, arguments: CommandLine.arguments)
    defer { app.end() }
    let start = DispatchTime.now()
    func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }
    let isTimeUp = { seconds() > plan.minutes * 60 }
    let explorer = Explorer(app, plan: plan, known: log ?? TrialLog(), isTimeUp: isTimeUp)
    let progress = ExploreProgress()
    var map: ExploredMap
    do {
      map = try explorer.explore { progress.tell("\($0) screens, \($1) steps") }
    } catch let failure as AppNotStarted {
      throw CommandFailure(.program, failure.description)
    }
    let exploring = seconds()
    if output != nil || json || markdown {
      try map.addLooks(from: app) { progress.tell("pictures of \($0) of \($1) screens") }
    }
    if monkey {
      var rough = Monkey.Plan()
      rough.maxScripts = monkeyScripts
      rough.seed = plan.seed
      let found = try Monkey(app, after: explorer, knowing: map.problems, plan: rough, isTimeUp: isTimeUp).run {
        progress.tell("\($0) scripts, \($1) problems")
      }
      map.add(found)
    }
    progress.end()
    if timing {
      let words =
        "screens found in \((exploring * 100).rounded() / 100) s, all in \((seconds() * 100).rounded() / 100) s; "
        + "\(app.continuedCount) trials from copies, \(app.replayedCount) from the start\n"
      FileHandle.standardError.write(Data(words.utf8))
    }
    try write(map)
    let isFatal = map.problems.contains {
      monkey ? $0.failure.kind != .deadEnd : [.crash, .hang].contains($0.failure.kind)
    }
    if isFatal { throw ExitCode(ExploreCommand.foundProblems) }
  }

  private func write(_ map: ExploredMap) throws {
    let text = MapText(map)
    if let output {
      let title = name ?? (Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "App")
      try AtomicFile.write(Array(try MapPage(map).html(title: title).utf8), to: output)
    }
    if let tests { try AtomicFile.write(Array(testWriter.text(of: map.problems).utf8), to: tests) }
    if json {
      print(try map.jsonWithoutPictures())
    } else if markdown {
      print(text.markdown, terminator: "")
    } else if mermaid {
      print(text.mermaid, terminator: "")
    } else {
      print(text.brief(limit: most))
    }
  }

  private var testWriter: TestWriter {
    let module = (Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String)?.replacing("-", with: "_")
    guard let name else {
      // The delegate's class is the app's to name.
      return TestWriter(module: module ?? "App", start: "ViewHost(starting: AppDelegate.self)")
    }
    return TestWriter(
      module: module ?? "Examples",
      start:
        "try { let host = ViewHost(); try HostedPreview.named(\(String(reflecting: name))).show(on: host); return host }()"
    )
  }
}

/// A line on the terminal that says how far it is; nothing elsewhere.
private struct ExploreProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func tell(_ words: String) {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K\(words)".utf8)) }
  }

  func end() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
