import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ProjectBuilding
import ToolSupport

/// The command `viewcode run [PATH]`.
struct RunCommand: ProgramCommand {
  static let configuration = SharedCommand.run.configuration(takesProject: true)

  @Option(
    name: .customLong("record-answers"),
    help: """
      A folder of recorded answers, which is completed. Requests without an answer are sent to the network, and the \
      app starts again with the answers. See docs/network.md.
      """, completion: .directory)
  var recording: String?

  @Option(
    name: .customLong("guess-answers"),
    help: """
      A folder of answers, which is completed with guessed ones: values of the types that the app decodes. See \
      docs/network.md.
      """, completion: .directory)
  var guesses: String?

  @OptionGroup var project: ProjectPath
  @OptionGroup var arguments: RunArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func validate() throws {
    if guesses != nil, recording != nil || options.sandbox || options.network || options.answers != nil {
      throw ValidationError("--guess-answers excludes --record-answers, --sandbox, --network and --answers.")
    }
    guard recording != nil else { return }
    if options.sandbox || options.offline || options.network || options.answers != nil {
      throw ValidationError("--record-answers excludes --sandbox, --offline, --network and --answers.")
    }
  }

  func run() throws {
    try ending {
      var program = try built(project.path)
      let rest = forwarded(nil)
      let limit = program.limits.time(or: 300)
      if let recording {
        let recorder = try AnswerRecording(folder: recording)
        program.networkAccess = recorder.folder
        try recorder.record { try program.runApp(rest, limit: limit, isSilent: true).requests }
      }
      var guessed: [ProjectReport.GuessedAnswer] = []
      if let guesses {
        let recorder = try AnswerRecording(folder: guesses)
        program.networkAccess = recorder.folder
        let types = DecodableTypes(sources: program.places.sources.sorted().map { URL(filePath: $0) })
        guessed = try recorder.guess(types, program.places) {
          try program.runApp(rest, limit: limit, isSilent: true).requests
        }
      }
      let run = try program.runApp(rest, limit: limit)
      let report = try program.completeReport {
        $0.firstScreen = run.firstScreen
        $0.unansweredRequests = run.requests.map(\.forReport)
        $0.guessedAnswers = guessed
      }
      if let report, !options.quiet { StandardError.write(report.firstScreenInWords) }
      if !options.quiet {
        if report == nil, let remark = run.firstScreen.remark { StandardError.warn(remark) }
        StandardError.write(ProjectReport.words(for: run.requests))
      }
      if let failure = run.failure, run.end.isCrash {
        throw CommandFailure.appStopped(failure, calls: run.end.calls, advice: run.end.advice)
      }
      try run.end.check()
    }
  }

  /// Builds the app's program. If it is the example of a library and does not build, the library is built alone, to
  /// determine the origin of the errors.
  private func built(_ path: String) throws -> BuiltProgram {
    let session = try options.open(path, wantsApp: true, report: reporting.file)
    do {
      return try session.build()
    } catch let failure as CommandFailure {
      guard failure.status == .build, let library = session.project.exampleOf else { throw failure }
      StandardError.warn("the example of \(library): \(failure.description); \(library) is built alone")
      let alone = try options.open(path, report: reporting.file).build()
      let reason = "its example does not build, and \(library) alone has no app"
      _ = try alone.completeReport { $0.firstScreen = .notDrawn(reason) }
      throw CommandFailure.exampleDoesNotBuild(of: library)
    }
  }
}
