/// Describes the changes of an outline in few lines.
enum OutlineChange {
  /// Returns nil if nothing has changed, lines with `-` and `+` if few lines have changed and the others have the same
  /// numbers, or the whole new outline.
  static func text(from before: String?, to after: String) -> String? {
    guard let before else { return after }
    if before == after { return nil }
    let (old, new) = (lines(before), lines(after))
    guard let oldTitle = old.first, let newTitle = new.first, title(oldTitle) == title(newTitle) else { return after }
    let (oldSet, newSet) = (Set(old), Set(new))
    let gone = old.filter { !newSet.contains($0) }
    let come = new.filter { !oldSet.contains($0) }
    guard gone.count + come.count <= max(2, new.count / 2) else { return after }
    return (gone.map { "- \($0)" } + come.map { "+ \($0)" }).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Returns the name of the screen, without temporary notes.
  private static func title(_ line: String) -> Substring { line.prefix { $0 != "," } }
}
