import ArgumentParser
import Foundation
import PreviewProtocol
import ProjectBuilding
import ToolSupport

// The project's own program performs these commands, because it contains the project's modules and UIKit. `viewcode
// <command> PATH --help-program` prints their options.

/// The command `viewcode previews [PATH] …`.
struct PreviewsCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "List a project's previews.",
    discussion: """
      The project is built first, where something has changed.

      Examples:
        viewcode previews
        viewcode previews MyApp.xcodeproj
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try runProgram() }
}

/// The command `viewcode layout [PATH] …`.
struct LayoutCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print a preview's views with their frames.",
    discussion: """
      The project is built first, where something has changed.

      Examples:
        viewcode layout ProfileView --size 375x98
        viewcode layout MyApp "User card" --format json
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try runProgram() }
}

/// The command `viewcode render [PATH] …`.
struct RenderCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw previews into PNG files.",
    discussion: """
      The project is built first, where something has changed.

      Examples:
        viewcode render --all -o pictures
        viewcode render MyApp ProfileView --style dark
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try drawScreens() }
}

/// The command `viewcode gallery [PATH] …`.
struct GalleryCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draw every preview on several devices, with a page that shows them.",
    discussion: """
      The project is built first, where something has changed.

      Examples:
        viewcode gallery -o gallery
        viewcode gallery MyApp.xcodeproj -o gallery
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try drawScreens() }
}

/// The command `viewcode sweep [PATH] …`.
struct SweepCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "Find at which sizes a project's screens break, and how.",
    discussion: """
      The project is built first, where something has changed. The exit status is 1 where there are defects.

      Examples:
        viewcode sweep
        viewcode sweep MyApp.xcodeproj ProfileView --widths 320-700
        viewcode sweep --html sweep.html --junit sweep.xml
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws {
    try ending {
      let (path, rest) = passed.split()
      let program = try options.open(path).build()
      // A sweep lays out a screen thousands of times.
      var drawing = program.drawing(program.supervised(Self.configuration.commandName!, rest))
      drawing.limit = program.limits.time(or: 600)
      // The program itself reports screens that crashed it.
      try CommandFailure.of(.program) { try drawing.run() }.end.check()
    }
  }
}

/// The command `viewcode explore [PATH] …`.
struct ExploreCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Find every screen of the app, and how they connect.",
    discussion: """
      The project is built first if something has changed. The exit status is 1 if the app crashed or hung.

      Examples:
        viewcode explore -o map.html
        viewcode explore MyApp.xcodeproj --account account.txt --minutes 3 --json
        viewcode explore MyApp --answers answers --monkey --tests ExploredFailureTests.swift
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws {
    try ending {
      let (path, rest) = passed.split()
      let program = try options.open(path, wantsApp: true).build()
      // The program limits the exploration itself. Writing the map takes about as long.
      let limit = program.limits.time(or: 7200)
      let end = try CommandFailure.of(.program) {
        try program.supervised(Self.configuration.commandName!, rest, limit: limit).run()
      }
      try end.check(limit: limit)
    }
  }
}

/// The command `viewcode run [PATH] …`.
struct RunCommand: ParsableCommand, ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Start the app and draw its first screen, or the one that a script of taps leads to.",
    discussion: """
      The project is built first, where something has changed.

      Examples:
        viewcode run -o first.png
        viewcode run MyApp --do "tap Sign in" --style dark
        viewcode run MyApp --record-answers answers    (where there is a network)
        viewcode run MyApp --answers answers           (everywhere, with the same picture)
      """)

  @Option(
    name: .customLong("record-answers"),
    help:
      "A folder of recorded answers, which is completed: what the app requests without an answer in it is requested from the machine's network, with the app's headers, and the app starts again with the answers. See docs/network.md."
  )
  var recording: String?

  @Option(
    name: .customLong("guess-answers"),
    help: ArgumentHelp(
      "A folder of answers, which is completed with guessed ones: from the types to which the app decodes the "
        + "answers to its requests, with values that the properties' names suggest. See docs/network.md."))
  var guesses: String?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

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
      let (path, rest) = passed.split()
      var program = try built(path)
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
        if report == nil, let remark = run.firstScreen.remark { StandardError.write("warning: \(remark)\n") }
        StandardError.write(ProjectReport.words(for: run.requests))
      }
      if let failure = run.failure, run.end.isCrash {
        let calls = run.end.calls.map { "\n    in \($0)" }.joined()
        let advice = run.end.advice.map { "\n\($0)" } ?? ""
        throw CommandFailure(.program, "the app stopped: \(failure)\(calls)\(advice)")
      }
      try run.end.check()
    }
  }
}

extension RunCommand {
  /// Builds the app's program. If it is the example of a library and does not build, the library is built alone, to
  /// determine the origin of the errors.
  private func built(_ path: String) throws -> BuiltProgram {
    let session = try options.open(path, wantsApp: true)
    do {
      return try session.build()
    } catch let failure as CommandFailure {
      guard failure.status == .build, let library = session.project.exampleOf else { throw failure }
      StandardError.write("warning: the example of \(library): \(failure.description); \(library) is built alone\n")
      let alone = try options.open(path).build()
      let reason = "its example does not build, and \(library) alone has no app"
      _ = try alone.completeReport { $0.firstScreen = .notDrawn(reason) }
      throw CommandFailure(
        .build,
        "\(library) builds, its example does not: there is no app to start; `viewcode gallery` draws the library's previews"
      )
    }
  }
}

/// A command that the project's program performs.
protocol ProgramCommand: ParsableCommand {
  var options: ProjectOptions { get }
  var passed: PassedArguments { get }
}

extension ProgramCommand {
  func runProgram() throws {
    try ending {
      let (path, rest) = passed.split()
      let program = try options.open(path).build()
      // The limit exceeds the time for any screen, and stops programs that hang.
      let limit = program.limits.time(or: 600)
      let end = try CommandFailure.of(.program) {
        try program.supervised(Self.configuration.commandName!, rest, limit: limit).run()
      }
      try end.check(limit: limit)
    }
  }

  /// Makes the program draw screens. A screen that crashes it is reported and does not affect others.
  func drawScreens() throws {
    try ending {
      let (path, rest) = passed.split()
      let program = try options.open(path).build()
      let outcome = try CommandFailure.of(.program) {
        try program.drawing(program.supervised(Self.configuration.commandName!, rest)).run()
      }
      try outcome.end.check()
      if !outcome.lost.isEmpty {
        throw CommandFailure(
          .program,
          outcome.lost.map { "\($0.screen.drop { $0 != " " }.dropFirst()) is not drawn: \($0.reason)" }
            .joined(separator: "\n  "))
      }
    }
  }
}

extension ProgramEnd {
  /// Throws an error if the program crashed or failed.
  ///
  /// - Parameter limit: The time limit of the program.
  func check(limit: Duration? = nil) throws {
    if isCrash { throw CommandFailure(.program, "the program stopped: \(account(limit: limit))") }
    if status != 0 { throw ExitCode(status) }
  }
}
