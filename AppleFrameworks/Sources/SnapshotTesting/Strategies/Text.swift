import Foundation

extension Diffing where Value == String {
  /// Lines of text, which are compared exactly.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : (TextLines.difference(from: old, to: new), []) })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for lines of text, which are compared exactly.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// A strategy for the result of `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}

/// A namespace for functions that compute the difference of two texts as a patch.
enum TextLines {
  /// The number of context lines before and after a change.
  private static let context = 4

  static func difference(from old: String, to new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(isChange: Bool, text: String)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < before.count || newIndex < after.count {
      if removed.contains(oldIndex) {
        lines.append((true, "−\(before[oldIndex])"))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append((true, "+\(after[newIndex])"))
        newIndex += 1
      } else {
        lines.append((false, " \(before[oldIndex])"))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    var shown: [String] = []
    var isLeftOut = false
    for index in lines.indices {
      let near = lines[max(index - context, 0)...min(index + context, lines.count - 1)]
      if near.contains(where: \.isChange) {
        if isLeftOut { shown.append("…") }
        isLeftOut = false
        shown.append(lines[index].text)
      } else {
        isLeftOut = true
      }
    }
    return shown.joined(separator: "\n")
  }
}
