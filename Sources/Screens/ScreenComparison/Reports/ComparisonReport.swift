/// The result of comparing many screens, from which pages and files for other tools are created.
package struct ComparisonReport: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// The screen looks different.
    case changed
    /// The screen is new.
    case added
    /// The screen was removed.
    case removed
    /// The screen could not be drawn, or its reference is unreadable.
    case failed
    /// The screen looks the same.
    case same
  }

  /// A screen on a device.
  package struct Entry: Codable, Equatable, Sendable {
    /// The unique identifier, which is equal in every run.
    package var id: String
    package var name: String
    /// The device and other special settings, such as `iPhone SE, dark`.
    package var variant: String
    /// The position of the declaration: `Shop/CartView.swift:12`.
    package var source: String
    package var status: Status
    package var changes: [ScreenChange] = []
    /// Additional information, such as the reason for a failure or the number of different pixels.
    package var notes: [String] = []
    /// The texts that were compared line by line, by their kind.
    package var texts: [TextChange] = []
    /// The names of files in the report's folder.
    package var oldPicture: String?
    package var newPicture: String?
    package var difference: String?
    /// The picture of a design tool, which is displayed over the new picture.
    package var design: String?
    /// The number of pixels in a point.
    package var scale: Double = 1
    /// The position of the topmost view in the pictures, in points.
    package var origin: [Double] = [0, 0]
    /// The file of the reference, which accepting the change replaces.
    package var reference: String?

    package init(id: String, name: String, variant: String, source: String, status: Status) {
      (self.id, self.name, self.variant, self.source, self.status) = (id, name, variant, source, status)
    }

    /// The changes as text, one per line. Equal changes of several views share a line, at the position of the first
    /// view.
    package var changeLines: [String] {
      struct Group: Hashable {
        let kind: ScreenChange.Kind
        let what: String
        let place: ScreenNode.Place?
      }
      var firsts: [(change: ScreenChange, group: Group)] = []
      var counts: [Group: Int] = [:]
      for change in changes {
        let group = Group(kind: change.kind, what: change.what, place: change.place)
        if counts[group, default: 0] == 0 { firsts.append((change, group)) }
        counts[group, default: 0] += 1
      }
      return firsts.map { change, group in
        let others = counts[group]! - 1
        return others == 0 ? change.text : "\(change.text), like \(others) more"
      }
    }

    package var title: String { variant.isEmpty ? name : "\(name) on \(variant)" }
  }

  /// A text whose lines differ.
  package struct TextChange: Codable, Equatable, Sendable {
    package var title: String
    /// The lines, which begin with `+`, `-` or a space.
    package var lines: [String]

    package init(title: String, lines: [String]) { (self.title, self.lines) = (title, lines) }
  }

  package var title: String
  /// The names of the compared states: two revisions, or references and code.
  package var old: String
  package var new: String
  /// The version of ViewCode.
  package var version: String
  package var entries: [Entry]
  /// The notes about all entries.
  package var notes: [String]
  /// The noun for the entries: "screen" or "snapshot".
  package var noun: String
  /// The fonts and symbols that are not Apple's, or `nil` if they were not determined.
  package var substitutes: [Substitute]?

  package init(
    title: String, old: String, new: String, version: String, entries: [Entry], notes: [String] = [],
    noun: String = "screen"
  ) {
    (self.title, self.old, self.new, self.version) = (title, old, new, version)
    (self.entries, self.notes, self.noun) = (entries, notes, noun)
  }

  package func count(_ status: Status) -> Int { entries.reduce(0) { $0 + ($1.status == status ? 1 : 0) } }

  /// Whether there is no difference.
  package var isClean: Bool { entries.allSatisfy { $0.status == .same } }

  /// The summary: "3 of 120 screens changed, 1 screen is new, 1 screen was removed".
  package var summary: String {
    func nouns(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let compared = entries.count - count(.added)
    var parts: [String] = []
    if count(.changed) > 0 || isClean || entries.isEmpty {
      parts.append(
        count(.changed) == 0
          ? "none of \(nouns(compared)) changed" : "\(count(.changed)) of \(nouns(compared)) changed")
    }
    let words = [(Status.added, "is new", "are new"), (.removed, "was removed", "were removed")]
    for (status, one, several) in words where count(status) > 0 {
      parts.append("\(nouns(count(status))) \(count(status) == 1 ? one : several)")
    }
    if count(.failed) > 0 { parts.append("\(nouns(count(.failed))) failed") }
    return parts.joined(separator: ", ")
  }

  /// Returns the summary and the changes as text for a terminal.
  package func text(limit: Int = 200) -> String {
    var lines = [summary]
    var rest = 0
    for entry in entries where entry.status != .same {
      if lines.count >= limit {
        rest += 1
        continue
      }
      lines.append("")
      switch entry.status {
      case .added: lines.append("\(entry.title) is new (\(entry.source))")
      case .removed: lines.append("\(entry.title) was removed (\(entry.source))")
      default: lines.append("\(entry.title) (\(entry.source))")
      }
      let changes = entry.changeLines
      lines += changes.prefix(10).map { "  \($0)" }
      if changes.count > 10 { lines.append("  and \(changes.count - 10) more") }
      for note in entry.notes { lines.append("  \(note)") }
      for text in entry.texts {
        lines.append("  \(text.title):")
        lines += text.lines.prefix(12).map { "    \($0)" }
      }
    }
    if rest > 0 { lines += ["", "and \(rest) more; see the report"] }
    for note in notes { lines += ["", note] }
    return lines.joined(separator: "\n") + "\n"
  }
}
