import Foundation

/// The content of a list at one time, as identifiers of its sections and items.
///
/// Identifiers are unique: sections among all sections, and items in the whole snapshot.
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

  /// The identifiers of the sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The identifiers of the items to reload with new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The identifiers of the items whose present cells are configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { places.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The identifiers of the items in all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[position(of: identifier)].items.count
  }

  /// Returns the identifiers of the items in a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[position(of: identifier)].items
  }

  /// Returns the identifier of the section that contains an item, or `nil` if there is none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier]
  }

  /// Returns the index of an item among all items, or `nil` if the snapshot does not contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard places[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, or `nil` if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Items

  /// Appends items to a section, or to the last section if it is `nil`.
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

  /// Inserts items before an item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    let place = position(of: beforeItem)
    insert(identifiers, at: place.item, inSection: place.section)
  }

  /// Inserts items after an item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    let place = position(of: afterItem)
    insert(identifiers, at: place.item + 1, inSection: place.section)
  }

  /// Deletes items. Identifiers that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers.filter { places[$0] != nil })
    let affected = Set(removed.compactMap { places[$0] })
    for index in sections.indices where affected.contains(sections[index].identifier) {
      sections[index].items.removeAll { removed.contains($0) }
    }
    for identifier in removed { places[identifier] = nil }
    forget(removed)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Reloads items with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Configures the present cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: - Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier))
  }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier) + 1)
  }

  /// Deletes sections and their items. Identifiers that the snapshot does not contain are ignored.
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

  /// Reloads sections with all their items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: - Internal

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
      identifier != target, "Invalid parameter: cannot move an item next to itself (\(identifier))")
    let source = position(of: identifier)
    _ = position(of: target)
    sections[source.section].items.remove(at: source.item)
    let place = position(of: target)
    sections[place.section].items.insert(identifier, at: place.item + offset)
    places[identifier] = sections[place.section].identifier
  }

  private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int) {
    preconditionOfCaller(
      identifier != target, "Invalid parameter: cannot move a section next to itself (\(identifier))")
    _ = position(of: target)
    let section = sections.remove(at: position(of: identifier))
    let place = sections.firstIndex { $0.identifier == target } ?? sections.count - 1
    sections.insert(section, at: place + offset)
  }

  private mutating func forget(_ items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { items.contains($0) }
  }

  /// The snapshot without its reloads, which a data source stores.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}
