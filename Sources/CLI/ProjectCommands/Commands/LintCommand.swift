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
      The rules search the sources. Then the project is built, and its screens are swept for proof. With --no-proofs, \
      nothing is built. The file .viewcode.yml in the project's folder sets severities and exclusions. A comment \
      `// viewcode:ignore rule: reason` suppresses findings on its line or the next one. docs/lint.md lists the rules.

      The exit status is 1 if there are errors or, with --strict, any findings. It is 2 if the project or the settings \
      can't be read.

      Examples:
        viewcode lint --no-proofs
        viewcode lint MyApp.xcodeproj --changed origin/main --format github
        viewcode lint --rule left-right --fix
        viewcode lint --format sarif > lint.sarif
      """)

  /// The exit status for errors.
  private static let foundErrors: Int32 = 1

  @OptionGroup var project: ProjectPath

  @Option(
    name: .customLong("rule"),
    help: "The name of a rule. Repeat it for several. (default: all that the settings do not turn off)")
  var rules: [String] = []

  @Option(help: "The format of the findings.")
  var format = LintReport.Format.text

  @Flag(help: "Count warnings and notes as errors.")
  var strict = false

  @Option(help: "A file of accepted findings, which are not reported.", completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"), help: "A file into which all findings are accepted. The exit status is 0.",
    completion: .file())
  var writtenBaseline: String?

  @Option(help: "A Git revision. Only findings that changes since then introduced are reported.")
  var changed: String?

  @Flag(name: .customLong("no-proofs"), help: "Search the sources only. Nothing is built or shown.")
  var noProofs = false

  @Option(help: "A file with the output of `viewcode sweep --json`, in place of a new sweep.", completion: .file())
  var sweep: String?

  @Flag(help: "Apply safe fixes, and keep those that remove their findings.")
  var fix = false

  @Flag(help: "Also change files with uncommitted changes.")
  var force = false

  @Option(help: "The settings file. (default: .viewcode.yml in the project's folder)", completion: .file())
  var settings: String?

  @Option(help: "A file for a page with the findings, and with pictures of the screens.", completion: .file())
  var html: String?

  @Flag(name: .customLong("list-rules"), help: "List the rules.")
  var listsRules = false

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws {
    if force, !fix { throw ValidationError("--force needs --fix.") }
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
      var linter = ProjectLinter(path: project.path, options: options)
      linter.rules = rules
      linter.settingsFile = settings
      var reading = try linter.read(fetches: !noProofs && sweep == nil)
      if fix { reading = try fix(reading, linter) }
      let pictures = FileManager.default.temporaryDirectory.appending(path: "viewcode-lint-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: pictures) }
      let proofs = try self.proofs(reading, pictures: html == nil ? nil : pictures)
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
        if !options.quiet {
          StandardError.write("\(findings.count) finding\(findings.count == 1 ? " is" : "s are") accepted\n")
        }
        return
      }
      let report = LintReport(
        findings: findings, rules: reading.run.active, project: reading.project, version: ToolchainVersion.current)
      print(try report.text(format, usesColor: Terminal.standardOutput.hasColor), terminator: "")
      if let html {
        let page = report.html(title: "Findings in \(reading.session.project.name)")
        try CommandFailure.of(.output) { try Data(page.utf8).write(to: URL(filePath: html), options: .atomic) }
      }
      let isStrict = strict || reading.run.settings.isStrict
      if findings.contains(where: { isStrict || $0.severity == .error }) { throw ExitCode(LintCommand.foundErrors) }
    }
  }

  /// Returns the defects of the project's screens, or nil if no active rule uses them.
  ///
  /// - Parameter pictures: The folder for pictures of the defects, or nil for no pictures.
  private func proofs(_ reading: ProjectLinter.Reading, pictures: URL?) throws -> SweptDefects? {
    if let sweep { return try LintProofs.defects(in: URL(filePath: sweep)) }
    let kinds = Set(reading.run.active.flatMap(\.description.defects)).sorted()
    if noProofs || kinds.isEmpty { return nil }
    let proofs = try LintProofs(session: reading.session, kinds: kinds, pictures: pictures).sweep()
    if !options.quiet {
      for failure in proofs.failures {
        StandardError.warn("\(failure.screen) is not examined: \(failure.reason)")
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
        StandardError.warn("\(path) is not changed: \(reason); --force changes it")
      }
      findings.removeAll { unsaved[$0.path] != nil }
    }
    // Writing would change the encoding of a file that is not UTF-8.
    findings.removeAll { finding in
      let data = try? Data(contentsOf: reading.root.appending(path: finding.path))
      return data.map { Array($0) } != reading.project.file(at: finding.path)?.parsed.bytes
    }
    let outcome = LintFixes(run: reading.run).apply(findings, to: reading.project)
    for (path, reason) in outcome.refused { StandardError.warn("\(path) is not changed: \(reason)") }
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
