import ArgumentParser
import Foundation
import ProjectBuilding
import ToolSupport
import ViewCodeLint

extension LintReport.Format: ExpressibleByArgument {}

/// The command `viewcode lint [PATH]`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find mistakes in a project's view code, and prove them on its screens.",
    discussion: """
      Rules search the sources; then the project is built, its screens are swept, and what they show is told with the findings. \
      --no-proofs searches the sources alone and builds nothing. .viewcode.yml in the project's folder has severities and exclusions, and \
      `// viewcode:ignore rule: reason` suppresses a finding on its line or the next one. docs/lint.md has the rules.

      The exit status is 1 where there are errors, or with --strict any findings; 2 where the project or the settings can't be read.

      Examples:
        viewcode lint --no-proofs
        viewcode lint MyApp.xcodeproj --changed origin/main --format github
        viewcode lint --rule left-right --fix
        viewcode lint --format sarif > lint.sarif
      """)

  /// The exit status for errors.
  private static let foundErrors: Int32 = 1

  @Argument(help: "The project.")
  var path = "."

  @Option(name: .customLong("rule"), help: "A rule's name. May be repeated. Default: all that the settings leave on.")
  var rules: [String] = []

  @Option(help: "What is printed: text, json, sarif, github or checkstyle.")
  var format = LintReport.Format.text

  @Flag(help: "Count warnings and notes as errors.")
  var strict = false

  @Option(help: "A file of accepted findings, which are not told.")
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"), help: "A file that the findings are accepted into; the exit status is 0.")
  var writtenBaseline: String?

  @Option(help: "A revision of git: only findings that the changes since then introduced.")
  var changed: String?

  @Flag(name: .customLong("no-proofs"), help: "Search the sources alone: build and show nothing.")
  var noProofs = false

  @Option(help: "The output of an earlier `viewcode sweep --json` in the place of a new one.")
  var sweep: String?

  @Flag(help: "Apply the changes that are known to be safe, and keep those after which the findings are gone.")
  var fix = false

  @Flag(help: "Change also files with changes that are not committed.")
  var force = false

  @Option(help: "The file with settings. Default: .viewcode.yml in the project's folder.")
  var settings: String?

  @Flag(name: .customLong("list-rules"), help: "List the rules.")
  var listsRules = false

  @OptionGroup var options: ProjectOptions

  func validate() throws {
    if force, !fix { throw ValidationError("--force goes with --fix.") }
    if noProofs, sweep != nil { throw ValidationError("--no-proofs and --sweep exclude each other.") }
    if baseline != nil, writtenBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other.")
    }
  }

  func run() throws {
    if listsRules {
      print(LintCommand.list, terminator: "")
      return
    }
    try ending {
      var linter = ProjectLinter(path: path, options: options)
      linter.rules = rules
      linter.settingsFile = settings
      var reading = try linter.read(fetches: !noProofs && sweep == nil)
      if fix { reading = try fix(reading, linter) }
      let proofs = try self.proofs(reading)
      var findings = reading.run.findings(
        in: reading.project, proofs: proofs, below: LintedProject.prefix(of: reading.root)
      ).findings
      if let changed { findings = try reading.introduced(findings, since: changed) }
      if let baseline {
        findings = try CommandFailure.of(.input) {
          try LintBaseline(try Data(contentsOf: URL(filePath: baseline))).new(in: findings)
        }
      }
      if let writtenBaseline {
        try CommandFailure.of(.output) {
          try LintBaseline(of: findings).data().write(to: URL(filePath: writtenBaseline), options: .atomic)
        }
        if !options.quiet { StandardError.write("\(findings.count) findings are accepted\n") }
        return
      }
      let report = LintReport(
        findings: findings, rules: reading.run.active, project: reading.project, version: ToolchainVersion.current)
      print(try report.text(format), terminator: "")
      let isStrict = strict || reading.run.settings.isStrict
      if findings.contains(where: { isStrict || $0.severity == .error }) { throw ExitCode(LintCommand.foundErrors) }
    }
  }

  private func proofs(_ reading: ProjectLinter.Reading) throws -> SweptDefects? {
    if let sweep { return try LintProofs.defects(in: URL(filePath: sweep)) }
    let isWanted = reading.run.active.contains { !$0.description.defects.isEmpty }
    if noProofs || !isWanted { return nil }
    let proofs = try LintProofs(session: reading.session).sweep()
    if !options.quiet {
      for failure in proofs.failures {
        StandardError.write("warning: \(failure.screen) is not examined: \(failure.reason)\n")
      }
    }
    return proofs
  }

  /// Applies changes.
  ///
  /// - Returns: The changed project.
  private func fix(_ reading: ProjectLinter.Reading, _ linter: ProjectLinter) throws -> ProjectLinter.Reading {
    var findings = reading.run.findings(in: reading.project).findings.filter { $0.fix?.edits.isEmpty == false }
    if let changed { findings = try reading.introduced(findings, since: changed) }
    if !force {
      let unsaved = reading.unsaved(Set(findings.map(\.path)))
      for (path, reason) in unsaved.sorted(by: { $0.key < $1.key }) {
        StandardError.write("warning: \(path) is not changed: \(reason); --force changes it\n")
      }
      findings.removeAll { unsaved[$0.path] != nil }
    }
    // Writing would change the encoding of a file that is not UTF-8.
    findings.removeAll { finding in
      let data = try? Data(contentsOf: reading.root.appending(path: finding.path))
      return data.map { Array($0) } != reading.project.file(at: finding.path)?.parsed.bytes
    }
    let outcome = LintFixes(run: reading.run).apply(findings, to: reading.project)
    for (path, reason) in outcome.refused { StandardError.write("warning: \(path) is not changed: \(reason)\n") }
    for (path, text) in outcome.texts.sorted(by: { $0.key < $1.key }) {
      try CommandFailure.of(.output) {
        try Data(text.utf8).write(to: reading.root.appending(path: path), options: .atomic)
      }
    }
    if !options.quiet {
      StandardError.write("\(outcome.fixed.count) findings are fixed in \(outcome.texts.count) files\n")
    }
    return outcome.texts.isEmpty ? reading : try linter.read(fetches: false)
  }

  /// The list of rules, a line each.
  private static var list: String {
    let rules = LintRules.all.map(\.description)
    let width = (rules.map(\.identifier.count).max() ?? 0) + 2
    return rules.map { rule in
      rule.identifier.padding(toLength: width, withPad: " ", startingAt: 0)
        + "\(rule.severity.rawValue)  ".padding(toLength: 9, withPad: " ", startingAt: 0) + rule.title + "\n"
    }.joined()
  }
}
