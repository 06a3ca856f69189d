import Foundation

/// The content of one section as an outline of items that can be expanded and collapsed.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// The items at the top level, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Queries

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

  /// The items all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  private func walk(_ roots: [ItemIdentifierType], into: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if into(item), let below = children[item] { waiting += below.reversed() }
    }
    return result
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next = parents[item]
    while let parent = next {
      if !expanded.contains(parent) { return false }
      next = parents[parent]
    }
    return true
  }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    var (level, next) = (0, parents[item])
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }

  /// Returns the index of an item in ``items``, or `nil` if the snapshot does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item, or `nil` for an item at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// Returns a snapshot of an item's descendants.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    require(parent)
    var result = Self()
    if includingParent { result.append([parent]) }
    func add(_ item: ItemIdentifierType, below target: ItemIdentifierType?) {
      let below = children[item] ?? []
      result.append(below, to: target)
      for child in below { add(child, below: child) }
    }
    add(parent, below: includingParent ? parent : nil)
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  /// Returns a textual description of the outline, with one line for each item. `+` marks collapsed parents, and `-`
  /// expanded ones.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: - Changing

  /// Appends items to the children of a parent, or to the top level if the parent is `nil`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { require(parent) }
    insert(items, at: list(of: parent).count, below: parent)
  }

  /// Inserts items before an item.
  public mutating func insert(_ items: [ItemIdentifierType], before: ItemIdentifierType) {
    let (parent, index) = place(of: before)
    insert(items, at: index, below: parent)
  }

  /// Inserts items after an item.
  public mutating func insert(_ items: [ItemIdentifierType], after: ItemIdentifierType) {
    let (parent, index) = place(of: after)
    insert(items, at: index + 1, below: parent)
  }

  /// Inserts an outline before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    graft(snapshot, at: index, below: parent)
  }

  /// Inserts an outline after an item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    graft(snapshot, at: index + 1, below: parent)
  }

  /// Replaces the descendants of an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(children[parent] ?? [])
    graft(snapshot, at: 0, below: parent)
  }

  /// Deletes items and their descendants. Items that the snapshot does not contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let (parent, index) = place(of: item)
      if let parent { children[parent]?.remove(at: index) } else { rootItems.remove(at: index) }
      for gone in walk([item], into: { _ in true }) {
        children[gone] = nil
        parents[gone] = nil
        members.remove(gone)
        expanded.remove(gone)
      }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.insert(item)
    }
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.remove(item)
    }
  }

  // MARK: - Internal

  private func require(_ item: ItemIdentifierType) {
    preconditionOfCaller(contains(item), "Item identifier was not found in the section snapshot: \(item)")
  }

  private func list(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
    require(item)
    let parent = parents[item]
    guard let index = list(of: parent).firstIndex(of: item) else {
      fatalError("Item identifier was not found in the section snapshot: \(item)")
    }
    return (parent, index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
    for item in items {
      preconditionOfCaller(
        members.insert(item).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private mutating func graft(_ other: Self, at index: Int, below parent: ItemIdentifierType?) {
    insert(other.rootItems, at: index, below: parent)
    for item in other.items {
      let below = other.children[item] ?? []
      if !below.isEmpty { insert(below, at: 0, below: item) }
    }
    expanded.formUnion(other.expanded)
  }
}
