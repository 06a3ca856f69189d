import Foundation
import ToolSupport

/// The defects that a sweep has found on a project's screens (`viewcode sweep --json`), as findings.
package struct SweptDefects: Sendable {
  private struct Document: Decodable {
    var screens: [Screen]
  }

  private struct Screen: Decodable {
    struct Report: Decodable {
      var defects: [Defect]
    }

    var name: String
    var report: Report?
    var failure: String?
    var pictures: [String?]?
  }

  struct Defect: Decodable, Sendable {
    struct Place: Decodable, Sendable {
      var line: Int
      var path: String?
    }

    struct Moment: Decodable, Sendable {
      struct Situation: Decodable, Sendable {
        var device: String
        var textSize: String
        var hasLongTexts: Bool
        var isRightToLeft: Bool
      }

      var situation: Situation
      var width: Int
      var height: Int
    }

    var kind: String
    var view: String
    var place: Place?
    var worst: Moment
    var text: String
    var frame: [Double]?
    var causes: [String]
    var changes: [String]
  }

  private var seen: [(screen: String, defect: Defect)] = []
  /// The files with pictures of the defects, by the numbers of `seen`.
  private var pictures: [Int: String] = [:]
  /// The screens that could not be examined, with the reasons.
  package private(set) var failures: [(screen: String, reason: String)] = []
  package private(set) var screenCount = 0

  /// - Throws: An error if the data is not the report of a sweep.
  package init(_ data: Data) throws {
    let document = try JSONDecoder().decode(Document.self, from: data)
    screenCount = document.screens.count
    for screen in document.screens {
      for (index, defect) in (screen.report?.defects ?? []).enumerated() {
        if let all = screen.pictures, index < all.count, let file = all[index] { pictures[seen.count] = file }
        seen.append((screen.name, defect))
      }
      if let failure = screen.failure { failures.append((screen.name, failure)) }
    }
  }

  /// Returns the findings of rules that only screens prove, and the other findings with evidence from screens.
  ///
  /// - Parameters:
  ///   - findings: The findings by syntax and types.
  ///   - rules: The active rules.
  ///   - project: The project, for the lines of properties. A screen only knows the line of the initializer that
  ///     creates them.
  ///   - prefix: The folder that paths are relative to, with a trailing slash.
  package func findings(
    provingAmong findings: [LintFinding], rules: [any LintRule], of project: LintedProject, below prefix: String
  ) -> [LintFinding] {
    var result = findings
    for index in result.indices {
      guard let rule = LintRules.named(result[index].rule)?.description, !rule.defects.isEmpty,
        let subject = result[index].subject
      else { continue }
      let proofs = seen.indices.filter { number in
        let defect = seen[number].defect
        return rule.defects.contains(defect.kind) && path(of: defect, below: prefix) == result[index].path
          && self.subject(of: defect) == subject
      }
      result[index].proof = proofs.isEmpty ? .notReached : .proved
      result[index].evidence += proofs.map { evidence(of: seen[$0].defect, on: seen[$0].screen) }
      result[index].pictures += proofs.compactMap(picture)
    }
    var known: [String: LintFinding] = [:]
    for (number, (screen, defect)) in seen.enumerated() {
      guard
        let rule = rules.map(\.description).first(where: { $0.basis == .screens && $0.defects.contains(defect.kind) }),
        let path = path(of: defect, below: prefix), let made = defect.place?.line
      else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let line = project.line(ofProperty: subject(of: defect), in: path) ?? made
      let identity = LintIdentity.of(rule: rule.identifier, "\(name)\n\(defect.kind)\n\(defect.view)", 0)
      if known[identity] != nil {
        known[identity]?.evidence.append(evidence(of: defect, on: screen))
        known[identity]?.pictures += picture(number).map { [$0] } ?? []
        continue
      }
      known[identity] = LintFinding(
        rule: rule.identifier, severity: rule.severity, path: path, line: line, column: 1, endLine: line, endColumn: 1,
        message: "\(defect.view): \(defect.text)", proof: .proved,
        evidence: [evidence(of: defect, on: screen)] + defect.causes, fix: defect.changes.first.map { LintFix($0) },
        subject: defect.view, identity: identity)
      known[identity]?.pictures = picture(number).map { [$0] } ?? []
    }
    return result + known.values.sorted { ($0.path, $0.line, $0.identity) < ($1.path, $1.line, $1.identity) }
  }

  /// Returns the picture of a defect, if one was drawn.
  private func picture(_ number: Int) -> LintPicture? {
    guard let file = pictures[number] else { return nil }
    let (screen, defect) = seen[number]
    return LintPicture(
      file: file, screen: screen, width: defect.worst.width, height: defect.worst.height, frame: defect.frame)
  }

  /// Returns the view's property, if it has one.
  private func subject(of defect: Defect) -> String { defect.view.split(separator: " ").first.map(String.init) ?? "" }

  /// Returns the path relative to the folder, or nil for a place outside of it.
  private func path(of defect: Defect, below prefix: String) -> String? {
    guard let path = defect.place?.path, path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// Returns the screen that shows the defect, and the command that shows it again.
  private func evidence(of defect: Defect, on screen: String) -> String {
    let situation = defect.worst.situation
    var words = [situation.device, "\(defect.worst.width) x \(defect.worst.height)"]
    if situation.textSize != "L" { words.append("text \(situation.textSize)") }
    if situation.hasLongTexts { words.append("double length") }
    if situation.isRightToLeft { words.append("right to left") }
    let frame = defect.frame.map { " at \(NumberText.list($0, decimals: 1))" } ?? ""
    return
      "seen on \(screen) (\(words.joined(separator: ", ")))\(frame); to reproduce: viewcode sweep \"\(screen)\" --kind \(defect.kind) "
      + "--widths \(defect.worst.width)"
  }
}

extension LintedProject {
  /// Returns the line of the only property with a name in a file's types, or nil if there are none or several.
  fileprivate func line(ofProperty name: String, in path: String) -> Int? {
    let properties = types.all.compactMap { $0.properties[name] }.filter { $0.file.path == path }
    guard properties.count == 1, let property = properties.first else { return nil }
    return property.file.parsed.line(of: property.binding)
  }
}
