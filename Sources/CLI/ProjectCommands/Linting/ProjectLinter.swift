import AgentTools
import Foundation
import ProjectBuilding
import Projects
import ToolSupport
import ViewCodeLint

/// A linter that searches the sources of the project at a path.
struct ProjectLinter: LintSource {
  let path: String
  let options: ProjectOptions
  /// The names of the rules to check, or an empty array for all.
  var rules: [String] = []
  /// The file with settings. Default: `nil`, for the file in the project's folder.
  var settingsFile: String?

  /// The data that is read once for a search.
  struct Reading {
    let session: ProjectSession
    let run: LintRun
    let project: LintedProject
    /// The folder that paths are relative to, which is the working folder if it contains the project, and otherwise the
    /// project's folder.
    let root: URL
  }

  /// - Parameter fetches: Whether missing packages may be fetched.
  func read(fetches: Bool) throws -> Reading {
    var all = LintRules.all
    if !rules.isEmpty {
      all = try rules.map { name in
        guard let rule = LintRules.named(name) else {
          throw CommandFailure.unknownRule(name)
        }
        return rule
      }
    }
    let session = try options.open(path, fetches: fetches)
    let folder = session.project.root
    let file = settingsFile ?? folder.appending(path: LintSettings.fileName).path(percentEncoded: false)
    var settings = LintSettings()
    if settingsFile != nil || FileManager.default.fileExists(atPath: file) {
      settings = try CommandFailure.of(.project) { try LintSettings(path: file) }
    }
    // A named rule is active.
    for name in rules { if let off = settings.severities[name], off == nil { settings.severities[name] = nil } }
    let working = URL(filePath: FileManager.default.currentDirectoryPath)
    let isBelow = LintedProject.prefix(of: folder).hasPrefix(LintedProject.prefix(of: working))
    let root = isBelow ? working : folder
    let project = LintedProject(session.project, target: options.target, below: root, isExcluded: settings.isExcluded)
    return Reading(session: session, run: LintRun(rules: all, settings: settings), project: project, root: root)
  }

  func findings(since revision: String?) throws -> [Diagnostic] {
    let reading = try read(fetches: false)
    let findings = reading.run.findings(in: reading.project).findings
    let new = try revision.map { try reading.introduced(findings, since: $0) } ?? findings
    return new.map(\.diagnostic)
  }
}

extension ProjectLinter.Reading {
  /// Returns the findings that the project did not have in a revision.
  func introduced(_ findings: [LintFinding], since revision: String) throws -> [LintFinding] {
    let revisions = try CommandFailure.of(.project) { try ProjectRevisions(of: session.project.root) }
    guard let commit = try CommandFailure.of(.project, { try revisions.commit(revision) }) else {
      throw CommandFailure.unknownRevision(revision)
    }
    let changed = try CommandFailure.of(.project) { try revisions.changedFiles(since: commit) }
    // Git's paths are relative to the repository's folder.
    let top = LintedProject.prefix(of: revisions.root)
    let prefix = LintedProject.prefix(of: root.resolvingSymlinksInPath())
    var old: [String: String?] = [:]
    for path in changed.sorted() where path.hasSuffix(".swift") {
      let whole = top + path
      guard whole.hasPrefix(prefix) else { continue }
      let own = String(whole.dropFirst(prefix.count))
      let isLinted = project.file(at: own) != nil
      let isGone = !FileManager.default.fileExists(atPath: whole)
      if isLinted || isGone { old[own] = .some(revisions.text(of: path, in: commit)) }
    }
    let known = Set(run.findings(in: project.replacing(old)).findings.map(\.identity))
    // The screens of the revision are not displayed, so findings that only screens prove count as new in changed files.
    return findings.filter { finding in
      LintRules.named(finding.rule)?.description.basis == .screens
        ? old.keys.contains(finding.path) : !known.contains(finding.identity)
    }
  }

  /// Returns the reasons for which files must not be changed, by path: they contain uncommitted changes.
  func unsaved(_ paths: Set<String>) -> [String: String] {
    guard let revisions = try? ProjectRevisions(of: session.project.root), let head = try? revisions.commit("HEAD"),
      let changed = try? revisions.changedFiles(since: head)
    else {
      return Dictionary(uniqueKeysWithValues: paths.map { ($0, "it is not in a Git repository") })
    }
    let top = LintedProject.prefix(of: revisions.root)
    let prefix = LintedProject.prefix(of: root.resolvingSymlinksInPath())
    var result: [String: String] = [:]
    for path in paths where changed.contains(String((prefix + path).dropFirst(top.count))) {
      result[path] = "it has uncommitted changes"
    }
    return result
  }
}
