import Foundation

/// A snapshot as an object, which a fetched results controller passes to its delegate.
///
/// Use `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` to convert it to a structure.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  fileprivate var snapshot = NSDiffableDataSourceSnapshot<SnapshotIdentifier, SnapshotIdentifier>()

  public override init() { super.init() }

  open var numberOfItems: Int { snapshot.numberOfItems }
  open var numberOfSections: Int { snapshot.numberOfSections }
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value.base) }
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value.base) }
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.value.base) }
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value.base) }
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.value.base) }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: identifier(sectionIdentifier))
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: identifier(sectionIdentifier)).map(\.value.base)
  }

  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: identifier(itemIdentifier))?.value.base
  }

  /// Returns the index of an item, or `NSNotFound`.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(identifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section, or `NSNotFound`.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(identifier(sectionIdentifier)) ?? NSNotFound
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.map(identifier))
  }

  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(identifier)) }

  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.map(identifier), toSection: identifier(sectionIdentifier))
  }

  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(identifier)) }

  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(identifier)) }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.map(identifier))
  }

  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.map(identifier))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  private func identifier(_ value: Any) -> SnapshotIdentifier {
    guard let value = value as? AnyHashable else {
      fatalError(
        "NSDiffableDataSourceSnapshotReference: \(type(of: value)) is not an identifier, because it is not hashable")
    }
    return SnapshotIdentifier(value: value)
  }
}

/// A type-erased identifier. Sendability is unchecked, because identifiers are values or objects that any thread may
/// use.
private struct SnapshotIdentifier: Hashable, @unchecked Sendable {
  let value: AnyHashable
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: sectionIdentifiers)
    for section in sectionIdentifiers {
      reference.appendItems(
        withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
    return reference
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
    if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
      fatalError("NSDiffableDataSourceSnapshotReference: its identifiers are not of type \(Self.self)")
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    var made = Self()
    for section in source.snapshot.sectionIdentifiers {
      guard let identifier = section.value.base as? SectionIdentifierType else { return false }
      let items = source.snapshot.itemIdentifiers(inSection: section).compactMap {
        $0.value.base as? ItemIdentifierType
      }
      guard items.count == source.snapshot.numberOfItems(inSection: section) else { return false }
      made.appendSections([identifier])
      made.appendItems(items, toSection: identifier)
    }
    made.reloadItems(source.snapshot.reloadedItemIdentifiers.compactMap { $0.value.base as? ItemIdentifierType })
    made.reconfigureItems(
      source.snapshot.reconfiguredItemIdentifiers.compactMap { $0.value.base as? ItemIdentifierType })
    result = made
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
