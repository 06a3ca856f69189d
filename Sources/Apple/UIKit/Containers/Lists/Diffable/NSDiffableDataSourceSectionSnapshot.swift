import Foundation

/// What one section shows: items in an outline, each with others below it that may be open or closed.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// The items below no other, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: - Questions

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

  /// The items all of whose parents are open.
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

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Whether what is below an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all parents of an item are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next = parents[item]
    while let parent = next {
      if !expanded.contains(parent) { return false }
      next = parents[parent]
    }
    return true
  }

  /// How many parents an item has.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    var (level, next) = (0, parents[item])
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }

  /// The place of an item among ``items``; `nil` for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The item that one is below; `nil` at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// What is below an item, as a snapshot.
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

  /// The outline as text: an item a line, `+` before closed ones with others below, `-` before open ones.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: - Changing

  /// Adds items below another one, at the end; `nil` for the top.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { require(parent) }
    insert(items, at: list(of: parent).count, below: parent)
  }

  /// Puts new items before one.
  public mutating func insert(_ items: [ItemIdentifierType], before: ItemIdentifierType) {
    let (parent, index) = place(of: before)
    insert(items, at: index, below: parent)
  }

  /// Puts new items after one.
  public mutating func insert(_ items: [ItemIdentifierType], after: ItemIdentifierType) {
    let (parent, index) = place(of: after)
    insert(items, at: index + 1, below: parent)
  }

  /// Puts an outline before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    graft(snapshot, at: index, below: parent)
  }

  /// Puts an outline after an item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    graft(snapshot, at: index + 1, below: parent)
  }

  /// Replaces what is below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(children[parent] ?? [])
    graft(snapshot, at: 0, below: parent)
  }

  /// Removes items with what is below them; those that are not there are passed over.
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

  /// Removes everything.
  public mutating func deleteAll() { self = Self() }

  /// Opens items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.insert(item)
    }
  }

  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.remove(item)
    }
  }

  // MARK: - Inside

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
