/// The differences between two trees of views, as text.
package struct TreeDifference: Codable, Equatable, Sendable {
  /// The changes, most informative first: appearance and texts, then new or removed views, then sizes, and finally
  /// positions, which usually result from the others.
  package let changes: [ScreenChange]

  package var isEmpty: Bool { changes.isEmpty }

  package init(from old: ScreenNode, to new: ScreenNode) {
    var finder = ChangeFinder(TreeMatching(old, new))
    changes = finder.find()
  }
}

/// An algorithm that finds the changes in matched trees.
private struct ChangeFinder {
  private let matching: TreeMatching
  /// The changes with their rank.
  private var found: [(rank: Int, order: Int, change: ScreenChange)] = []
  /// The changes that were reported for views of the new tree.
  private var told: [Int: Told] = [:]
  /// The views of one parent that moved in the same way.
  private var moves: [Move: [Int]] = [:]

  private struct Told {
    /// The old and the new text.
    let texts: [String?]
    let size: String?
  }

  private struct Move: Hashable {
    let parent: Int
    let words: String
  }

  init(_ matching: TreeMatching) {
    self.matching = matching
  }

  mutating func find() -> [ScreenChange] {
    for index in matching.new.indices { lookAt(index) }
    for index in matching.old.indices where matching.newOfOld[index] == nil { tellGone(index) }
    tellOrders()
    tellMoves()
    return found.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.change)
  }

  private mutating func add(_ rank: Int, _ change: ScreenChange) { found.append((rank, found.count, change)) }

  private func depth(_ index: Int, in list: [TreeMatching.Entry]) -> Int {
    var (depth, current) = (0, list[index].parent)
    while let parent = current { (depth, current) = (depth + 1, list[parent].parent) }
    return depth
  }

  private mutating func lookAt(_ index: Int) {
    let new = matching.new[index]
    guard let oldIndex = matching.oldOfNew[index] else {
      // The descendants of a new view are not reported separately.
      if let parent = new.parent, matching.oldOfNew[parent] == nil { return }
      let inside = new.parent.map { " in \(ChangeWords.name(matching.new[$0], in: matching.new))" } ?? ""
      let count = new.node.count - 1
      add(
        1,
        ScreenChange(
          kind: .added, view: ChangeWords.name(new, in: matching.new),
          what: "is new\(inside)" + (count > 0 ? ", with \(count) view\(count == 1 ? "" : "s") in it" : ""),
          place: new.node.madeAt, before: nil, after: new.frame, depth: depth(index, in: matching.new)))
      return
    }
    let old = matching.old[oldIndex]
    var clauses = ChangeWords.looks(old.node, new.node)
    let rankOfLooks = clauses.isEmpty ? 2 : 0
    let hasMovedElsewhere = old.parent.flatMap { matching.newOfOld[$0] } != new.parent && new.parent != nil
    if hasMovedElsewhere, let parent = new.parent, let oldParent = old.parent {
      clauses.append(
        "moved from \(ChangeWords.name(matching.old[oldParent], in: matching.old)) into "
          + ChangeWords.name(matching.new[parent], in: matching.new))
    }
    // The position of the topmost view depends only on the presentation of the screen.
    let move = new.parent == nil || hasMovedElsewhere ? nil : ChangeWords.move(old.node.frame, new.node.frame)
    let size = ChangeWords.size(old.node.frame, new.node.frame)
    if clauses.isEmpty, size == nil {
      guard let move, let parent = new.parent else { return }
      moves[Move(parent: parent, words: move), default: []].append(index)
      return
    }
    let geometry = [move, size].compactMap { $0 }.joined(separator: " and ")
    if !geometry.isEmpty { clauses.append(geometry) }
    let name = ChangeWords.name(new, in: matching.new)
    told[index] = Told(texts: [old.node.text, new.node.text], size: size)
    // A change of a button's text is not reported again for its label.
    if let parent = new.parent, let told = told[parent], told.texts == [old.node.text, new.node.text],
      old.node.text != new.node.text, size == nil || size == told.size,
      ChangeWords.looks(old.node, new.node).count == 1
    {
      return
    }
    add(
      rankOfLooks,
      ScreenChange(
        kind: .changed, view: name, what: clauses.joined(separator: "; "),
        place: new.node.madeAt ?? old.node.madeAt, before: old.frame, after: new.frame,
        depth: depth(index, in: matching.new)))
  }

  private mutating func tellGone(_ index: Int) {
    let old = matching.old[index]
    if let parent = old.parent, matching.newOfOld[parent] == nil { return }
    let inside = old.parent.map { " from \(ChangeWords.name(matching.old[$0], in: matching.old))" } ?? ""
    let count = old.node.count - 1
    add(
      1,
      ScreenChange(
        kind: .removed, view: ChangeWords.name(old, in: matching.old),
        what: "was removed\(inside)" + (count > 0 ? ", with \(count) view\(count == 1 ? "" : "s") in it" : ""),
        place: old.node.madeAt, before: old.frame, after: nil, depth: depth(index, in: matching.old)))
  }

  /// Reports views that are in front of others that they were behind.
  private mutating func tellOrders() {
    for (index, new) in matching.new.enumerated() {
      guard let oldIndex = matching.oldOfNew[index] else { continue }
      let places = new.children.compactMap { child -> (old: Int, new: Int)? in
        guard let old = matching.oldOfNew[child], matching.old[old].parent == oldIndex else { return nil }
        return (old, child)
      }
      guard zip(places, places.dropFirst()).contains(where: { $0.old > $1.old }) else { continue }
      let name = ChangeWords.name(new, in: matching.new)
      let order = ChangeWords.list(places.map { ChangeWords.name(matching.new[$0.new], in: matching.new) })
      add(
        1,
        ScreenChange(
          kind: .changed, view: name, what: "has its subviews in a different order (back to front): \(order)",
          place: new.node.madeAt, before: matching.old[oldIndex].frame, after: new.frame,
          depth: depth(index, in: matching.new)))
    }
  }

  private mutating func tellMoves() {
    for (move, members) in moves.sorted(by: { $0.value[0] < $1.value[0] }) {
      let entries = members.map { matching.new[$0] }
      let frames = members.map { (matching.old[matching.oldOfNew[$0]!].frame, matching.new[$0].frame) }
      add(
        3,
        ScreenChange(
          kind: .moved, view: ChangeWords.list(entries.map { ChangeWords.name($0, in: matching.new) }),
          what: move.words,
          place: entries[0].node.madeAt, before: Rectangle.union(frames.map(\.0)),
          after: Rectangle.union(frames.map(\.1)),
          depth: depth(members[0], in: matching.new)))
    }
  }
}

/// The order of numbers in a rectangle: x, y, width, height.
enum Rectangle {
  static func union(_ frames: [[Double]]) -> [Double] {
    let (left, top) = (frames.map { $0[0] }.min() ?? 0, frames.map { $0[1] }.min() ?? 0)
    let (right, bottom) = (frames.map { $0[0] + $0[2] }.max() ?? 0, frames.map { $0[1] + $0[3] }.max() ?? 0)
    return [left, top, right - left, bottom - top]
  }

  static func intersect(_ a: [Double], _ b: [Double]) -> Bool {
    a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
  }

  static func contains(_ outer: [Double], _ inner: [Double]) -> Bool {
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[0] + inner[2] <= outer[0] + outer[2]
      && inner[1] + inner[3] <= outer[1] + outer[3]
  }
}
