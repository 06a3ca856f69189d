import Foundation

/// What a list shows at one time: identifiers of sections, and of the items in them.
///
/// Identifiers are unique: sections among sections, items in the whole snapshot.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The section of each item.
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var sectionSet: Set<SectionIdentifierType> = []

  /// The sections to make anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items whose cells are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose present cells are to be set up anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: - Questions

  /// How many items there are in all sections.
  public var numberOfItems: Int { places.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[position(of: identifier)].items.count
  }

  /// The items of a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[position(of: identifier)].items
  }

  /// The section of an item; `nil` for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier]
  }

  /// The place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard places[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; `nil` for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Items

  /// Adds items at the end of a section, `nil` for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index: Int
    if let sectionIdentifier {
      index = position(of: sectionIdentifier)
    } else {
      preconditionOfCaller(
        !sections.isEmpty, "There are currently no sections in the data source. Please add a section first.")
      index = sections.count - 1
    }
    insert(identifiers, at: sections[index].items.count, inSection: index)
  }

  /// Puts new items before one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    let place = position(of: beforeItem)
    insert(identifiers, at: place.item, inSection: place.section)
  }

  /// Puts new items after one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    let place = position(of: afterItem)
    insert(identifiers, at: place.item + 1, inSection: place.section)
  }

  /// Removes items; identifiers that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers.filter { places[$0] != nil })
    let affected = Set(removed.compactMap { places[$0] })
    for index in sections.indices where affected.contains(sections[index].identifier) {
      sections[index].items.removeAll { removed.contains($0) }
    }
    for identifier in removed { places[identifier] = nil }
    forget(removed)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one, also of another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, also of another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Has the present cells of items set up anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Puts new sections before one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier))
  }

  /// Puts new sections after one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier) + 1)
  }

  /// Removes sections with their items; identifiers that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    let items = Set(sections.filter { removed.contains($0.identifier) }.flatMap(\.items))
    sections.removeAll { removed.contains($0.identifier) }
    sectionSet.subtract(removed)
    for item in items { places[item] = nil }
    forget(items)
    reloadedSectionIdentifiers.removeAll { removed.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has everything in sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: - Inside

  private func position(of identifier: SectionIdentifierType) -> Int {
    guard sectionSet.contains(identifier), let index = sections.firstIndex(where: { $0.identifier == identifier })
    else {
      fatalError("Section identifier was not found in the snapshot: \(identifier)")
    }
    return index
  }

  private func position(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let owner = places[identifier] else {
      fatalError("Item identifier was not found in the snapshot: \(identifier)")
    }
    let section = position(of: owner)
    guard let item = sections[section].items.firstIndex(of: identifier) else {
      fatalError("Item identifier was not found in the snapshot: \(identifier)")
    }
    return (section, item)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at index: Int, inSection section: Int) {
    let owner = sections[section].identifier
    for identifier in identifiers {
      preconditionOfCaller(
        places.updateValue(owner, forKey: identifier) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
    }
    sections[section].items.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      preconditionOfCaller(
        sectionSet.insert(identifier).inserted,
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
    preconditionOfCaller(
      identifier != target, "Invalid parameter: an item can't be moved beside itself (\(identifier))")
    let source = position(of: identifier)
    _ = position(of: target)
    sections[source.section].items.remove(at: source.item)
    let place = position(of: target)
    sections[place.section].items.insert(identifier, at: place.item + offset)
    places[identifier] = sections[place.section].identifier
  }

  private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int) {
    preconditionOfCaller(
      identifier != target, "Invalid parameter: a section can't be moved beside itself (\(identifier))")
    _ = position(of: target)
    let section = sections.remove(at: position(of: identifier))
    let place = sections.firstIndex { $0.identifier == target } ?? sections.count - 1
    sections.insert(section, at: place + offset)
  }

  private mutating func forget(_ items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { items.contains($0) }
  }

  /// The snapshot without what it asks to be reloaded: what a data source keeps.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}
