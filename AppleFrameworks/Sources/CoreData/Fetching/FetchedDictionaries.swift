import Foundation

/// The dictionaries of a request for some properties.
struct FetchedDictionaries {
  private let request: NSFetchRequest<any NSFetchRequestResult>
  private let context: NSManagedObjectContext
  private let names: [String]

  init(_ request: NSFetchRequest<any NSFetchRequestResult>, in context: NSManagedObjectContext) throws {
    self.request = request
    self.context = context
    let entity = try context.entity(of: request)
    names =
      request.propertiesToFetch?.compactMap(Self.name)
      ?? entity.propertyLists.attributes.filter { !$0.isTransient }.map(\.name)
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  func rows() throws -> [NSDictionary] {
    let plain = request.duplicate()
    let limits = request.returnsDistinctResults || request.propertiesToGroupBy != nil
    if limits { (plain.fetchLimit, plain.fetchOffset) = (0, 0) }
    var rows = try context.objects(of: plain).map(row)
    guard limits else { return rows }
    var seen: Set<NSDictionary> = []
    rows = rows.filter { seen.insert($0).inserted }
    rows = Array(rows.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(rows.prefix(request.fetchLimit)) : rows
  }

  private func row(_ object: NSManagedObject) -> NSDictionary {
    let row = NSMutableDictionary()
    for name in names {
      let value = name.contains(".") ? object.value(forKeyPath: name) : object.value(forKey: name)
      guard let value else { continue }
      let plain = (value as? NSManagedObject)?.objectID ?? value
      row.setObject(plain, forKey: name as NSString)
    }
    return row
  }
}
