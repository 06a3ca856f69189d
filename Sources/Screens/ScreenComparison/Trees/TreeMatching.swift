/// A matching between the views of two trees.
///
/// Trees are converted to lists, in which a view is an index. Views are matched by these properties, from the most
/// reliable: the identifier, the property that references the view, the class and the contained texts, and the class
/// and the position among the siblings.
struct TreeMatching {
  /// A view in the list of its tree.
  struct Entry {
    let node: ScreenNode
    let parent: Int?
    var children: [Int] = []
    /// The frame in the coordinates of the topmost view: x, y, width, height.
    let frame: [Double]
    /// The class and all contained texts.
    let signature: String
  }

  let old: [Entry]
  let new: [Entry]
  /// The view of the new tree for each view of the old tree.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  init(_ oldRoot: ScreenNode, _ newRoot: ScreenNode) {
    old = TreeMatching.list(oldRoot)
    new = TreeMatching.list(newRoot)
    newOfOld = Array(repeating: nil, count: old.count)
    oldOfNew = Array(repeating: nil, count: new.count)
    match(0, 0)
    var waiting = [(0, 0)]
    while let (oldParent, newParent) = waiting.popLast() {
      waiting += matchChildren(of: oldParent, newParent)
    }
    // The remaining views may have moved to another view with all their descendants.
    for (oldIndex, newIndex) in strayed() {
      match(oldIndex, newIndex)
      waiting = [(oldIndex, newIndex)]
      while let (oldParent, newParent) = waiting.popLast() {
        waiting += matchChildren(of: oldParent, newParent)
      }
    }
  }

  private mutating func match(_ oldIndex: Int, _ newIndex: Int) {
    newOfOld[oldIndex] = newIndex
    oldOfNew[newIndex] = oldIndex
  }

  // MARK: - Lists

  private static func list(_ root: ScreenNode) -> [Entry] {
    var entries: [Entry] = []
    // An explicit stack is used, because trees may be deeper than the program's stack permits.
    var waiting: [(node: ScreenNode, parent: Int?, origin: (Double, Double))] = [(root, nil, (0, 0))]
    while let (node, parent, origin) = waiting.popLast() {
      let place = parent == nil ? (0, 0) : (origin.0 + node.frame[0], origin.1 + node.frame[1])
      let index = entries.count
      if let parent { entries[parent].children.append(index) }
      entries.append(
        Entry(
          node: node, parent: parent, frame: [place.0, place.1, node.frame[2], node.frame[3]],
          signature: signature(of: node)))
      // The bounds' origin of a scroll view moves its contents.
      let scrolled = node.boundsOrigin ?? [0, 0]
      let inner = (place.0 - scrolled[0], place.1 - scrolled[1])
      for child in node.subviews.reversed() { waiting.append((child, index, inner)) }
    }
    return entries
  }

  /// The number of texts in a signature, which suffices to distinguish cells of a list.
  private static let textsInSignature = 8

  private static func signature(of node: ScreenNode) -> String {
    var texts: [String] = []
    func gather(_ node: ScreenNode, _ depth: Int) {
      if texts.count >= textsInSignature || depth > 12 { return }
      if let text = node.text ?? node.looks["text"] { texts.append(text) }
      for child in node.subviews { gather(child, depth + 1) }
    }
    gather(node, 0)
    return ([node.className] + texts).joined(separator: "\u{1F}")
  }

  // MARK: - Children of matched views

  private mutating func matchChildren(of oldParent: Int, _ newParent: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var oldLeft = old[oldParent].children.filter { newOfOld[$0] == nil }
    var newLeft = new[newParent].children.filter { oldOfNew[$0] == nil }
    func take(_ found: [(Int, Int)]) {
      pairs += found
      let (olds, news) = (Set(found.map(\.0)), Set(found.map(\.1)))
      oldLeft.removeAll { olds.contains($0) }
      newLeft.removeAll { news.contains($0) }
    }
    take(unique(oldLeft, newLeft) { $0.node.identifier })
    take(unique(oldLeft, newLeft) { $0.node.property })
    take(inOrder(oldLeft, newLeft) { $0.signature })
    take(inOrder(oldLeft, newLeft) { $0.node.className })
    for (oldIndex, newIndex) in pairs { match(oldIndex, newIndex) }
    return pairs
  }

  /// Returns the pairs of views whose key is unique in each list.
  private func unique(_ oldList: [Int], _ newList: [Int], key: (Entry) -> String?) -> [(Int, Int)] {
    let (olds, news) = (TreeMatching.single(oldList, old, key), TreeMatching.single(newList, new, key))
    return olds.compactMap { name, oldIndex in news[name].map { (oldIndex, $0) } }.sorted { $0 < $1 }
  }

  private static func single(_ list: [Int], _ entries: [Entry], _ key: (Entry) -> String?) -> [String: Int] {
    var found: [String: Int] = [:]
    var repeated: Set<String> = []
    for index in list {
      guard let name = key(entries[index]), !name.isEmpty else { continue }
      if found.updateValue(index, forKey: name) != nil { repeated.insert(name) }
    }
    return found.filter { !repeated.contains($0.key) }
  }

  /// The limit of the table for the longest common subsequence. Above it, equal views are matched in their order to
  /// save memory.
  private static let largestTable = 4_000_000

  /// Returns the maximum number of pairs with equal keys that keep their order.
  private func inOrder(_ oldList: [Int], _ newList: [Int], key: (Entry) -> String) -> [(Int, Int)] {
    let (olds, news) = (oldList.map { key(old[$0]) }, newList.map { key(new[$0]) })
    // Equal beginnings and ends need no table.
    var start = 0
    while start < min(olds.count, news.count), olds[start] == news[start] { start += 1 }
    var (oldEnd, newEnd) = (olds.count, news.count)
    while oldEnd > start, newEnd > start, olds[oldEnd - 1] == news[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var pairs = (0..<start).map { (oldList[$0], newList[$0]) }
    let middle =
      (oldEnd - start) * (newEnd - start) > TreeMatching.largestTable
      ? TreeMatching.firstFree(Array(olds[start..<oldEnd]), Array(news[start..<newEnd]))
      : TreeMatching.longestCommon(Array(olds[start..<oldEnd]), Array(news[start..<newEnd]))
    pairs += middle.map { (oldList[start + $0.0], newList[start + $0.1]) }
    pairs += zip(oldEnd..<olds.count, newEnd..<news.count).map { (oldList[$0], newList[$1]) }
    return pairs
  }

  private static func firstFree(_ olds: [String], _ news: [String]) -> [(Int, Int)] {
    var places: [String: [Int]] = [:]
    for (index, key) in news.enumerated().reversed() { places[key, default: []].append(index) }
    return olds.enumerated().compactMap { index, key in places[key]?.popLast().map { (index, $0) } }
  }

  private static func longestCommon(_ olds: [String], _ news: [String]) -> [(Int, Int)] {
    guard !olds.isEmpty, !news.isEmpty else { return [] }
    let width = news.count + 1
    var lengths = [Int32](repeating: 0, count: (olds.count + 1) * width)
    for row in stride(from: olds.count - 1, through: 0, by: -1) {
      for column in stride(from: news.count - 1, through: 0, by: -1) {
        lengths[row * width + column] =
          olds[row] == news[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < olds.count, column < news.count {
      if olds[row] == news[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  // MARK: - Moved views

  private func strayed() -> [(Int, Int)] {
    let oldLeft = old.indices.filter { newOfOld[$0] == nil }
    let newLeft = new.indices.filter { oldOfNew[$0] == nil }
    if oldLeft.isEmpty || newLeft.isEmpty { return [] }
    var pairs: [(Int, Int)] = []
    var (takenOld, takenNew): (Set<Int>, Set<Int>) = ([], [])
    let keys: [(Entry) -> String?] = [
      { $0.node.identifier.map { "#\($0)" } },
      { entry in entry.node.property.map { "\(entry.node.className) \($0)" } },
      { entry in entry.node.text.map { "\(entry.node.className) \"\($0)\"" } },
    ]
    for key in keys {
      for (oldIndex, newIndex) in unique(oldLeft, newLeft, key: key)
      where !takenOld.contains(oldIndex) && !takenNew.contains(newIndex) {
        takenOld.insert(oldIndex)
        takenNew.insert(newIndex)
        pairs.append((oldIndex, newIndex))
      }
    }
    // The order from the top ensures that the content of a moved view is found in it.
    return pairs.sorted { $0 < $1 }
  }
}
