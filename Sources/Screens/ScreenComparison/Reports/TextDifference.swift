/// The difference between the lines of two texts.
package enum TextDifference {
  /// The number of unchanged lines before and after a change.
  private static let context = 2

  /// Compares two texts.
  ///
  /// - Returns: Lines that begin with `+`, `-` or a space, with `…` for omitted lines. Empty if the texts are equal.
  package static func lines(from old: String, to new: String) -> [String] {
    if old == new { return [] }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var marked: [(isChange: Bool, text: String)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < before.count || newIndex < after.count {
      if removed.contains(oldIndex) {
        marked.append((true, "-" + before[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        marked.append((true, "+" + after[newIndex]))
        newIndex += 1
      } else {
        marked.append((false, " " + before[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    var isShown = [Bool](repeating: false, count: marked.count)
    for index in marked.indices where marked[index].isChange {
      for near in max(index - context, 0)...min(index + context, marked.count - 1) { isShown[near] = true }
    }
    var result: [String] = []
    for index in marked.indices {
      if isShown[index] {
        result.append(marked[index].text)
      } else if index > 0, isShown[index - 1] {
        result.append("…")
      }
    }
    if result.last == "…" { result.removeLast() }
    return result
  }
}
