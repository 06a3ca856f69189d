/// The identifiers of the objects of a to-many relationship, which are unique and in order.
struct RelatedIDs {
  private(set) var list: [NSManagedObjectID] = []
  private var members: Set<ObjectIdentifier> = []

  init() {}

  init(_ ids: [NSManagedObjectID]) { for id in ids { append(id) } }

  var count: Int { list.count }

  func contains(_ id: NSManagedObjectID) -> Bool { members.contains(ObjectIdentifier(id)) }

  mutating func append(_ id: NSManagedObjectID) {
    if members.insert(ObjectIdentifier(id)).inserted { list.append(id) }
  }

  mutating func insert(_ id: NSManagedObjectID, at index: Int) {
    if members.insert(ObjectIdentifier(id)).inserted { list.insert(id, at: min(max(index, 0), list.count)) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    guard members.remove(ObjectIdentifier(id)) != nil, let index = list.lastIndex(where: { $0 === id }) else { return }
    list.remove(at: index)
  }

  func isSame(as other: RelatedIDs) -> Bool { list.count == other.list.count && zip(list, other.list).allSatisfy(===) }

  /// Returns this list with the changes from one list to another. If it is ordered, the order of the other list is
  /// used.
  func applying(from old: RelatedIDs, to new: RelatedIDs, isOrdered: Bool) -> RelatedIDs {
    if isSame(as: old) { return new }
    var result = self
    for id in old.list where !new.contains(id) { result.remove(id) }
    for id in new.list where !old.contains(id) { result.append(id) }
    guard isOrdered else { return result }
    return RelatedIDs(new.list.filter { result.contains($0) } + result.list.filter { !new.contains($0) })
  }
}
