import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ScreenExploring
import ToolSupport
import UIKit
import ViewHost

/// The command `viewcode explore [NAME]`, which finds the screens of an app and draws their map.
struct ExploreCommand: ProgramCommand {
  static let configuration = SharedCommand.explore.configuration(takesProject: false)

  /// The exit status for problems of the app.
  private static let foundProblems: Int32 = 1

  @Argument(help: "The screen to begin with. `viewcode screens` lists all. (default: the app's first screen)")
  var name: String?

  @OptionGroup var arguments: ExploreArguments

  @Option(help: .hidden)
  var workerSocket: String?

  @Option(help: .hidden)
  var worker = 0

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      try ViewHost.checkFonts()
      if let workerSocket { return try work(workerSocket, in: environment) }
      if let name { _ = try environment.screen(named: name) }
      guard name != nil || environment.entry != nil else { throw CommandFailure.noAppToExplore }
      try explore(in: environment)
    }
  }

  // MARK: - Workers

  @MainActor
  private func work(_ socket: String, in environment: ProgramEnvironment) throws {
    let plan = try arguments.options.plan()
    for (key, value) in arguments.defaults.all {
      UserDefaults.standard.set(RunCommand.value(value), forKey: key)
    }
    let network = environment.network
    let surroundings = ExploredStage.Surroundings(
      advance: { network.advance($0, by: $1) }, unanswered: network.unanswered)
    // A program without the `main` of a project uses its user's home folder.
    let home = environment.restoreState == nil ? nil : NSHomeDirectory()
    let worker = ExploreWorker(socketPath: socket, number: worker, home: home) {
      ExploredStage(try makeHost(in: environment), plan: plan, surroundings: surroundings)
    }
    try worker.run()
  }

  @MainActor
  private func makeHost(in environment: ProgramEnvironment) throws -> ViewHost {
    if let name {
      let host = try arguments.screen.makeHost(in: environment)
      host.notesOrigins = true
      try environment.screen(named: name).show(on: host)
      environment.network.settle()
      return host
    }
    guard let main = environment.entry else { throw CommandFailure.noAppToExplore }
    return try arguments.screen.makeHost(callingMain: main, urls: [], in: environment, notesOrigins: true)
  }

  // MARK: - Exploring

  @MainActor
  private func explore(in environment: ProgramEnvironment) throws {
    let plan = try arguments.options.plan()
    let processes = arguments.options.processes ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    let log = try arguments.resume.map { path in
      do {
        return try TrialLog(file: path)
      } catch {
        throw CommandFailure.unwritable(path, error)
      }
    }
    let app = try ForkedApp(processes: processes, arguments: CommandLine.arguments)
    defer { app.end() }
    let start = DispatchTime.now()
    func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }
    let isTimeUp = { seconds() > plan.minutes * 60 }
    let explorer = Explorer(app, plan: plan, known: log ?? TrialLog(), isTimeUp: isTimeUp)
    let progress = ProgressLine()
    var map: ExploredMap
    do {
      map = try explorer.explore { progress.show("\($0) screens, \($1) steps") }
    } catch let failure as AppNotStarted {
      throw CommandFailure(.program, failure.description)
    }
    let exploring = seconds()
    if arguments.output != nil || arguments.json || arguments.markdown {
      try map.addLooks(from: app) { progress.show("pictures of \($0) of \($1) screens") }
    }
    if arguments.monkey {
      var rough = Monkey.Plan()
      rough.maxScripts = arguments.monkeyScripts
      rough.seed = plan.seed
      let found = try Monkey(app, after: explorer, knowing: map.problems, plan: rough, isTimeUp: isTimeUp).run {
        progress.show("\($0) scripts, \($1) problems")
      }
      map.add(found)
    }
    progress.end()
    if arguments.timing {
      StandardError.write(
        "screens found in \((exploring * 100).rounded() / 100) s, all in \((seconds() * 100).rounded() / 100) s; "
          + "\(app.continuedCount) trials from copies, \(app.replayedCount) from the start\n")
    }
    try write(map)
    let isFatal = map.problems.contains {
      arguments.monkey ? $0.failure.kind != .deadEnd : [.crash, .hang].contains($0.failure.kind)
    }
    if isFatal { throw ExitCode(ExploreCommand.foundProblems) }
  }

  private func write(_ map: ExploredMap) throws {
    let text = MapText(map)
    if let output = arguments.output {
      let title = name ?? (Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "App")
      try AtomicFile.write(Array(try MapPage(map).html(title: title).utf8), to: output)
    }
    if let tests = arguments.tests { try AtomicFile.write(Array(testWriter.text(of: map.problems).utf8), to: tests) }
    if arguments.json {
      print(try map.jsonWithoutPictures())
    } else if arguments.markdown {
      print(text.markdown, terminator: "")
    } else if arguments.mermaid {
      print(text.mermaid, terminator: "")
    } else {
      print(text.brief(limit: arguments.most))
    }
  }

  private var testWriter: TestWriter {
    let module = (Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String)?.replacing("-", with: "_")
    guard let name else {
      // Only the app knows the class of its delegate.
      return TestWriter(module: module ?? "App", start: "ViewHost(starting: AppDelegate.self)")
    }
    return TestWriter(
      module: module ?? "Examples",
      start:
        "try { let host = ViewHost(); try HostedPreview.named(\(String(reflecting: name))).show(on: host); return host }()"
    )
  }
}
