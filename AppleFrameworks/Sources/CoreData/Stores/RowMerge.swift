import Foundation

/// A merge of a context's changes with the rows of the stores, by the context's policy.
struct RowMerge {
  struct Write {
    let id: NSManagedObjectID
    let store: NSPersistentStore
    var values: [String: Any]
    let version: Int
  }

  struct Result {
    var writes: [Write] = []
    var deletions: [NSManagedObjectID] = []
    /// The identifiers of new objects that are replaced with others with the same unique values.
    var discarded: [NSManagedObjectID] = []
  }

  private let policy: NSMergePolicyType
  private var result = Result()
  private var conflicts: [NSMergeConflict] = []

  init(policy: NSMergePolicyType) { self.policy = policy }

  mutating func add(_ change: RowChange, to store: NSPersistentStore) throws {
    guard change.kind != .insertion else {
      result.writes.append(Write(id: change.id, store: store, values: change.values, version: 1))
      return
    }
    let row = store.rows[ObjectIdentifier(change.id)]
    if change.kind == .deletion {
      if let row, row.version != change.version, policy == .errorMergePolicyType {
        conflicts.append(conflict(change, row))
      } else if row != nil, !(row?.version != change.version && policy == .rollbackMergePolicyType) {
        result.deletions.append(change.id)
      }
      return
    }
    guard let row else {
      if policy == .errorMergePolicyType { conflicts.append(conflict(change, nil)) }
      if policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType {
        result.writes.append(Write(id: change.id, store: store, values: change.values, version: change.version + 1))
      }
      return
    }
    guard row.version != change.version else {
      let merged = merging(change, into: row.values, objectWins: true)
      result.writes.append(
        Write(id: change.id, store: store, values: merged.values, version: row.version + merged.step))
      return
    }
    switch policy {
    case .errorMergePolicyType: conflicts.append(conflict(change, row))
    case .rollbackMergePolicyType: break
    case .overwriteMergePolicyType:
      result.writes.append(Write(id: change.id, store: store, values: change.values, version: row.version + 1))
    case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
      let merged = merging(
        change, into: row.values, objectWins: policy == .mergeByPropertyObjectTrumpMergePolicyType)
      result.writes.append(Write(id: change.id, store: store, values: merged.values, version: row.version + 1))
    }
  }

  /// Merges the changed properties into a row. The inverse of a to-one relationship is not part of the row: to-many
  /// relationships are merged and do not change the version.
  private func merging(
    _ change: RowChange, into stored: [String: Any], objectWins: Bool
  ) -> (values: [String: Any], step: Int) {
    var (values, step) = (stored, 0)
    for name in change.object.entity.propertiesByName.keys {
      let (old, new) = (change.base[name], change.values[name])
      guard !AttributeValue.areEqual(old, new) else { continue }
      if let relationship = change.object.entity.relationshipsByName[name], relationship.isToMany {
        values[name] = (stored[name] as? RelatedIDs ?? RelatedIDs())
          .applying(
            from: old as? RelatedIDs ?? RelatedIDs(), to: new as? RelatedIDs ?? RelatedIDs(),
            isOrdered: relationship.isOrdered)
        continue
      }
      step = 1
      if objectWins || AttributeValue.areEqual(stored[name], old) { values[name] = new }
    }
    return (values, step)
  }

  private func conflict(_ change: RowChange, _ row: NSPersistentStore.Row?) -> NSMergeConflict {
    NSMergeConflict(change.object, old: change.version, new: row?.version ?? 0, persisted: row?.values)
  }

  mutating func finish() throws -> Result {
    guard conflicts.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
        userInfo: [
          NSPersistentStoreSaveConflictsErrorKey: conflicts, NSLocalizedDescriptionKey: "Could not merge changes.",
        ])
    }
    try applyConstraints()
    return result
  }

  // MARK: - Unique values

  private mutating func applyConstraints() throws {
    var indexes: [String: [[AnyHashable]: NSManagedObjectID]] = [:]
    let deleted = Set(result.deletions.map(ObjectIdentifier.init))
    let written = Set(result.writes.map { ObjectIdentifier($0.id) })
    var kept: [Write] = []
    for write in result.writes {
      var isKept = true
      for (entity, names) in Self.constraints(of: write.id.entity) {
        guard let key = Self.key(names, write.values) else { continue }
        let indexName = "\(entity.name ?? "")|\(names.joined(separator: ","))"
        var index: [[AnyHashable]: NSManagedObjectID] = indexes[indexName] ?? [:]
        if indexes[indexName] == nil {
          for row in entity.family.flatMap({ write.store.rows(of: $0) }) {
            let id = ObjectIdentifier(row.id)
            guard !deleted.contains(id), !written.contains(id), let key = Self.key(names, row.values) else { continue }
            index[key] = row.id
          }
        }
        if let other = index[key], other !== write.id {
          isKept = try resolve(write, other, names, &kept) && isKept
        } else {
          index[key] = write.id
        }
        indexes[indexName] = index
      }
      if isKept { kept.append(write) }
    }
    result.writes = kept
  }

  /// Resolves a conflict of unique values. Returns whether the later object is also written.
  private mutating func resolve(
    _ write: Write, _ other: NSManagedObjectID, _ names: [String], _ kept: inout [Write]
  ) throws -> Bool {
    switch policy {
    case .errorMergePolicyType:
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
        userInfo: [
          NSLocalizedDescriptionKey: "The objects can't be saved: \(names.joined(separator: ", ")) must be unique."
        ])
    case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType: break
    case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
      let attributes = Set(write.id.entity.propertyLists.attributes.map(\.name))
      let values = write.values.filter { attributes.contains($0.key) }
      if let index = kept.firstIndex(where: { $0.id === other }) {
        kept[index].values.merge(values) { $1 }
      } else if let row = write.store.rows[ObjectIdentifier(other)] {
        kept.append(
          Write(
            id: other, store: write.store, values: row.values.merging(values) { $1 }, version: row.version + 1))
      }
    }
    if write.id.isTemporaryID { result.discarded.append(write.id) }
    return false
  }

  private static func constraints(of entity: NSEntityDescription) -> [(NSEntityDescription, [String])] {
    let own = entity.uniquenessConstraints.map { constraint in
      (entity, constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name })
    }
    return own + (entity.superentity.map(constraints) ?? [])
  }

  private static func key(_ names: [String], _ values: [String: Any]) -> [AnyHashable]? {
    let found = names.compactMap { values[$0] as? AnyHashable }
    return found.count == names.count ? found : nil
  }
}
