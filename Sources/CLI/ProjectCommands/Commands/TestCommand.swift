import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode test [PATH]`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Build and run a project's tests.",
    discussion: """
      The tests use XCTest or Swift Testing, and run in their host app if they have one. Timers, animations and dates \
      use a virtual clock that advances only while a test waits. UI tests are omitted.

      The exit status is 1 if tests fail or do not build, or if no test was run.

      Examples:
        viewcode test
        viewcode test MyApp.xcodeproj --scheme MyApp --xunit results.xml
        viewcode test --filter "CartTests/testTotal"
      """)

  @OptionGroup var project: ProjectPath

  @Option(help: "Run only tests whose names, Module.Class/test, match a regular expression.")
  var filter: String?

  @Option(help: "A file for the results in JUnit's format.", completion: .file())
  var xunit: String?

  @Option(help: "The number of seconds after which the tests are stopped. (default: --time-limit, or 3600)")
  var timeout: Int?

  @Flag(name: .customLong("no-parallel"), help: "Run one test of Swift Testing at a time.")
  var noParallel = false

  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func validate() throws {
    if let timeout, timeout < 1 { throw ValidationError("--timeout takes a number of seconds from 1.") }
    if let filter, (try? NSRegularExpression(pattern: filter)) == nil {
      throw ValidationError("--filter takes a regular expression, not \(filter).")
    }
  }

  func run() throws {
    try ending {
      let session = try options.open(project.path, report: reporting.file)
      let selection = try CommandFailure.of(.project) {
        try TestSelection(of: session.project, target: options.target, scheme: options.scheme)
      }
      for (target, reason) in selection.leftOut where !options.quiet {
        StandardError.note("\(target) is omitted: \(reason)")
      }
      var results = TestResults()
      var failure: CommandFailure?
      for product in selection.products {
        do {
          let program = try session.build(product)
          let run = try TestRun(
            program: program, filter: filter, isParallel: !noParallel,
            timeout: timeout ?? options.limits.seconds ?? 3600
          ).run()
          results.add(run.results)
          failure = failure ?? run.failure
        } catch let error as CommandFailure {
          failure = failure ?? error
        }
      }
      try finish(results, session)
      if let failure { throw failure }
      if results.tests.isEmpty { throw CommandFailure.noTests }
      if !results.succeeded { throw CommandFailure.testsFailed(results.count(.failed)) }
    }
  }

  private func finish(_ results: TestResults, _ session: ProjectSession) throws {
    for failure in results.failures { StandardError.write("\(failure.description)\n") }
    for test in results.tests where test.outcome == .stopped {
      StandardError.write("error: \(test.name): the program stopped in this test\n")
    }
    if !options.quiet {
      print(
        "\(results.tests.count) tests: \(results.count(.passed)) passed, \(results.count(.failed)) failed, "
          + "\(results.count(.skipped)) skipped"
          + (results.count(.stopped) > 0 ? ", \(results.count(.stopped)) stopped" : ""))
    }
    try CommandFailure.of(.project) {
      if let xunit {
        try results.xunit(name: session.project.name).write(toFile: xunit, atomically: true, encoding: .utf8)
      }
      if let report = reporting.file {
        // The build has already written its report.
        let file = URL(filePath: report)
        guard let data = try? Data(contentsOf: file),
          var object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return }
        object["tests"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(TestReport(results)))
        try JSONSerialization.data(
          withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        ).write(to: file, options: .atomic)
      }
    }
  }
}
