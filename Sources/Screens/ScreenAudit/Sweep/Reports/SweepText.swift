/// A sweep as text for a terminal.
package struct SweepText {
  private let screens: [SweptScreen]

  package init(_ screens: [SweptScreen]) {
    self.screens = screens
  }

  /// The text of all screens: those with defects and their defects, then the number of those without.
  package var text: String {
    var lines: [String] = []
    for screen in screens {
      let title = screen.name + (screen.source.map { "  \($0)" } ?? "")
      if let failure = screen.failure {
        lines += ["\(title)", "  not swept: \(failure)", ""]
      } else if let report = screen.report, !report.defects.isEmpty {
        lines.append(title)
        for defect in report.defects { lines += SweepText.lines(of: defect).map { "  \($0)" } }
        lines.append("")
      }
    }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The summary: `3 defects in 2 of 5 screens, 1640 sizes`.
  package var summary: String {
    let reports = screens.compactMap(\.report)
    let faulty = reports.filter { !$0.defects.isEmpty }.count
    let count = reports.reduce(0) { $0 + $1.defects.count }
    let looks = reports.reduce(0) { $0 + $1.lookCount }
    let failures = screens.count - reports.count
    let found = count == 0 ? "no defect" : "\(count) defect\(count == 1 ? "" : "s") in \(faulty) of"
    return "\(found)\(count == 0 ? " in" : "") \(reports.count) screen\(reports.count == 1 ? "" : "s"), \(looks) sizes"
      + (failures == 0 ? "" : "; \(failures) not swept")
  }

  /// Returns a description of a defect on several lines.
  package static func words(for defect: Defect) -> String { lines(of: defect).joined(separator: "\n") }

  private static let mostCauses = 6
  private static let mostChanges = 3
  private static let mostOccurrences = 6

  /// Returns the lines about a defect: its kind and view, the situations, the observation, the causes and the fixes.
  static func lines(of defect: Defect) -> [String] {
    var lines = ["\(defect.kind.rawValue)  \(defect.view)" + (defect.place.map { "  \($0)" } ?? "")]
    lines += occurrenceLines(of: defect).map { "  \($0)" }
    lines.append("  at \(defect.worst): \(defect.text)")
    lines += defect.causes.prefix(mostCauses).map { "    \($0)" }
    if defect.causes.count > mostCauses { lines.append("    and \(defect.causes.count - mostCauses) more") }
    lines += defect.changes.prefix(mostChanges).map { "  fix: \($0)" }
    return lines
  }

  /// Returns the lines about the occurrences. Situations with the same widths share a line, and so do devices in their
  /// own size.
  package static func occurrenceLines(of defect: Defect) -> [String] {
    var lines: [(widths: String, situations: [String])] = []
    for occurrence in defect.occurrences {
      let widths = occurrence.widthsInWords
      if let index = lines.firstIndex(where: { $0.widths == widths }) {
        lines[index].situations.append(occurrence.situation.description)
      } else {
        lines.append((widths, [occurrence.situation.description]))
      }
    }
    return lines.map { line in
      let shown = line.situations.prefix(mostOccurrences)
      let more = line.situations.count - shown.count
      let words = shown.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
      return line.widths.isEmpty ? "in its own size: \(words)" : "\(line.widths): \(words)"
    }
  }
}
