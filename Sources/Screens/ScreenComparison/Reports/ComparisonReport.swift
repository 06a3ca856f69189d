/// What came of comparing many screens: everything that pages and files of other tools are made from.
package struct ComparisonReport: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// It looks otherwise than before.
    case changed
    /// There is nothing to compare it with.
    case added
    /// It was there before and is no more.
    case removed
    /// It could not be drawn, or what it is compared with can't be read.
    case failed
    /// It looks as before.
    case same
  }

  /// One screen on one device.
  package struct Entry: Codable, Equatable, Sendable {
    /// What tells it from all others, the same in every run.
    package var id: String
    package var name: String
    /// The device and what else is special, as `iPhone SE, dark`.
    package var variant: String
    /// Where it is declared: `Shop/CartView.swift:12`.
    package var source: String
    package var status: Status
    package var changes: [ScreenChange] = []
    /// What else is to be said: why it failed, how many pixels differ.
    package var notes: [String] = []
    /// Texts that were compared line by line, by what they are.
    package var texts: [TextChange] = []
    /// Files beside the report.
    package var oldPicture: String?
    package var newPicture: String?
    package var difference: String?
    /// What a design tool exported, to be laid over the new picture.
    package var design: String?
    /// Pixels of a point.
    package var scale: Double = 1
    /// Where the topmost view lies in the pictures, in points.
    package var origin: [Double] = [0, 0]
    /// The reference's file, which accepting replaces.
    package var reference: String?

    package init(id: String, name: String, variant: String, source: String, status: Status) {
      (self.id, self.name, self.variant, self.source, self.status) = (id, name, variant, source, status)
    }

    /// The changes in words, a line each; what happened to several views in the same way is one line, where the first
    /// of them stands.
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

  /// A text that has other lines.
  package struct TextChange: Codable, Equatable, Sendable {
    package var title: String
    /// Lines that begin with `+`, `-` or a space.
    package var lines: [String]

    package init(title: String, lines: [String]) { (self.title, self.lines) = (title, lines) }
  }

  package var title: String
  /// What was compared: two revisions, or references and code.
  package var old: String
  package var new: String
  /// The version of ViewCode.
  package var version: String
  package var entries: [Entry]
  /// What concerns all of them.
  package var notes: [String]
  /// What the screens are: "screen" or "snapshot".
  package var noun: String
  /// Fonts and symbols that are not Apple's; `nil` where nobody looked.
  package var substitutes: [Substitute]?

  package init(
    title: String, old: String, new: String, version: String, entries: [Entry], notes: [String] = [],
    noun: String = "screen"
  ) {
    (self.title, self.old, self.new, self.version) = (title, old, new, version)
    (self.entries, self.notes, self.noun) = (entries, notes, noun)
  }

  package func count(_ status: Status) -> Int { entries.reduce(0) { $0 + ($1.status == status ? 1 : 0) } }

  /// Nothing to look at.
  package var isClean: Bool { entries.allSatisfy { $0.status == .same } }

  /// "3 of 120 screens changed, 1 is new, 1 is gone"
  package var summary: String {
    func nouns(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let compared = entries.count - count(.added)
    var parts: [String] = []
    if count(.changed) > 0 || isClean || entries.isEmpty {
      parts.append(
        count(.changed) == 0
          ? "none of \(nouns(compared)) changed" : "\(count(.changed)) of \(nouns(compared)) changed")
    }
    for (status, words) in [(Status.added, "new"), (.removed, "gone")] where count(status) > 0 {
      parts.append("\(nouns(count(status))) \(count(status) == 1 ? "is" : "are") \(words)")
    }
    if count(.failed) > 0 { parts.append("\(nouns(count(.failed))) failed") }
    return parts.joined(separator: ", ")
  }

  /// The summary, and each change in words: what a terminal shows.
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
      case .removed: lines.append("\(entry.title) is gone (\(entry.source))")
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
    if rest > 0 { lines += ["", "and \(rest) more; the report has them all"] }
    for note in notes { lines += ["", note] }
    return lines.joined(separator: "\n") + "\n"
  }
}
