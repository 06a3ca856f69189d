import Foundation

/// The report in formats for other tools.
package struct ReportFiles: Sendable {
  let report: ComparisonReport

  package init(_ report: ComparisonReport) {
    self.report = report
  }

  /// Returns the complete report as JSON with sorted keys.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }

  /// Returns reg-suit's `reg.json` in the format of reg-cli: lists of pictures by result, and their folders.
  ///
  /// - Source: github.com/reg-viz/reg-cli
  package func regJSON() throws -> Data {
    func pictures(_ statuses: Set<ComparisonReport.Status>) -> [String] {
      report.entries.filter { statuses.contains($0.status) }.map { "\($0.id).png" }
    }
    let object: [String: Any] = [
      "failedItems": pictures([.changed, .failed]), "newItems": pictures([.added]),
      "deletedItems": pictures([.removed]), "passedItems": pictures([.same]),
      "expectedItems": pictures([.changed, .failed, .removed, .same]),
      "actualItems": pictures([.changed, .added, .same]), "diffItems": pictures([.changed]),
      "actualDir": "./actual", "expectedDir": "./expected", "diffDir": "./diff",
    ]
    return try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + Data("\n".utf8)
  }

  /// Returns the report as JUnit's XML, with a test case for each entry.
  package func junit() -> String {
    func escaped(_ text: String) -> String { MarkupText.escaped(text).replacing("\n", with: "&#10;") }
    let failures = report.count(.changed) + report.count(.removed) + report.count(.added)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites><testsuite name=\"\(escaped(report.title))\" tests=\"\(report.entries.count)\" "
        + "failures=\"\(failures)\" errors=\"\(report.count(.failed))\">",
    ]
    for entry in report.entries {
      let file = entry.source.split(separator: ":").first.map(String.init) ?? entry.source
      let head =
        "<testcase classname=\"\(escaped(entry.name))\" name=\"\(escaped(entry.title))\" file=\"\(escaped(file))\""
      if entry.status == .same {
        lines.append(head + "/>")
        continue
      }
      let message = entry.changes.first?.text ?? entry.notes.first ?? "\(entry.title) is \(words(entry.status))"
      let all = entry.changes.map(\.text) + entry.notes + entry.texts.flatMap { [$0.title + ":"] + $0.lines }
      let element = entry.status == .failed ? "error" : "failure"
      lines.append(
        "\(head)><\(element) message=\"\(escaped(message))\">\(MarkupText.escaped(all.joined(separator: "\n")))</\(element)></testcase>"
      )
    }
    lines.append("</testsuite></testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func words(_ status: ComparisonReport.Status) -> String {
    switch status {
    case .added: "new"
    case .removed: "gone"
    default: status.rawValue
    }
  }

  /// Returns lines that GitHub displays at the corresponding code.
  ///
  /// - Parameter root: The folder of the repository, to which paths are relative.
  /// - Source: docs.github.com/actions, workflow commands
  package func annotations(root: String) -> String {
    func data(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
    func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    var lines: [String] = []
    for entry in report.entries where entry.status != .same {
      let level = entry.status == .failed ? "error" : "warning"
      var told: Set<String> = []
      for change in entry.changes.prefix(5) {
        guard let place = change.place else { continue }
        let path = place.path.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 } ?? place.file
        let text = "\(change.view) \(change.what), on \(entry.title)"
        if told.insert(text).inserted {
          lines.append(
            "::\(level) file=\(property(path)),line=\(place.line),title=\(property(entry.name))::\(data(text))")
        }
      }
      if told.isEmpty {
        let text = entry.changes.first?.text ?? entry.notes.first ?? words(entry.status)
        lines.append("::\(level) title=\(property(entry.title))::\(data(text))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a summary for a pull request.
  ///
  /// - Parameters:
  ///   - pictures: The prefix of the pictures' paths: the URL of the report's folder with a slash, or nil to omit
  ///     pictures.
  ///   - limit: The maximum number of described screens. The others are counted. A comment on GitHub is limited to
  ///     65,536 characters.
  package func markdown(pictures: String? = "", limit: Int = 25) -> String {
    var lines = ["### \(MarkupText.markdown(report.summary))", ""]
    lines.append("`\(report.old.replacing("`", with: "'"))` → `\(report.new.replacing("`", with: "'"))`")
    lines.append("")
    let shown = report.entries.filter { $0.status != .same }
    for entry in shown.prefix(limit) {
      let mark =
        switch entry.status {
        case .changed: "✏️"
        case .added: "🆕"
        case .removed: "🗑️"
        case .failed: "❌"
        case .same: ""
        }
      lines.append(
        "<details><summary>\(mark) <b>\(MarkupText.escaped(entry.name))</b> \(MarkupText.escaped(entry.variant))"
          + " <code>\(MarkupText.escaped(entry.source))</code></summary>")
      lines.append("")
      lines += entry.changes.prefix(12).map { change in
        "- \(MarkupText.markdown("\(change.view) \(change.what)"))"
          + (change.place.map { " (`\($0.text.replacing("`", with: "'"))`)" } ?? "")
      }
      if entry.changes.count > 12 { lines.append("- and \(entry.changes.count - 12) more") }
      lines += entry.notes.map { "- \(MarkupText.markdown($0))" }
      if let pictures {
        let columns = [("before", entry.oldPicture), ("after", entry.newPicture), ("difference", entry.difference)]
          .compactMap { title, file in file.map { (title, $0) } }
        if !columns.isEmpty {
          lines.append("")
          lines.append("| " + columns.map(\.0).joined(separator: " | ") + " |")
          lines.append("|" + columns.map { _ in " --- |" }.joined())
          lines.append(
            "| "
              + columns.map { "<img src=\"\(MarkupText.escaped(pictures + $0.1))\" width=\"240\">" }
              .joined(separator: " | ") + " |")
        }
      }
      lines += ["", "</details>", ""]
    }
    if shown.count > limit { lines += ["and \(shown.count - limit) more; see the report.", ""] }
    lines += report.notes.map { "> \(MarkupText.markdown($0))\n" }
    return lines.joined(separator: "\n")
  }
}
