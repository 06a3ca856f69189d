import Foundation
import FoundationSupplement

/// The dictionaries of a request for some properties.
struct FetchedDictionaries {
  private let request: NSFetchRequest<any NSFetchRequestResult>
  private let context: NSManagedObjectContext
  private let names: [String]
  private let computed: [NSExpressionDescription]

  init(_ request: NSFetchRequest<any NSFetchRequestResult>, in context: NSManagedObjectContext) throws {
    self.request = request
    self.context = context
    let entity = try context.entity(of: request)
    computed = request.propertiesToFetch?.compactMap { $0 as? NSExpressionDescription } ?? []
    names =
      request.propertiesToFetch?.filter { !($0 is NSExpressionDescription) }.compactMap(Self.name)
      ?? entity.propertyLists.attributes.filter { !$0.isTransient }.map(\.name)
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  func rows() throws -> [NSDictionary] {
    if computed.contains(where: Self.isOfGroup) { return try groupedRows() }
    let plain = request.duplicate()
    let limits = request.returnsDistinctResults || request.propertiesToGroupBy != nil
    if limits { (plain.fetchLimit, plain.fetchOffset) = (0, 0) }
    var rows: [NSDictionary] = try context.objects(of: plain).map(row)
    guard limits else { return rows }
    var seen: Set<NSDictionary> = []
    rows = rows.filter { seen.insert($0).inserted }
    rows = Array(rows.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(rows.prefix(request.fetchLimit)) : rows
  }

  private func row(_ object: NSManagedObject) -> NSMutableDictionary {
    let row = NSMutableDictionary()
    for name in names {
      let value = name.contains(".") ? object.value(forKeyPath: name) : object.value(forKey: name)
      guard let value else { continue }
      let plain = (value as? NSManagedObject)?.objectID ?? value
      row.setObject(plain, forKey: name as NSString)
    }
    for column in computed where !Self.isOfGroup(column) { add(column, of: object, to: row) }
    return row
  }

  // MARK: - Computed columns

  /// The functions of collections. Core Data computes them over all objects of a group.
  private static let functionsOfGroups: Set<String> = [
    "sum:", "average:", "count:", "min:", "max:", "median:", "mode:", "stddev:",
  ]

  private static func isOfGroup(_ column: NSExpressionDescription) -> Bool {
    guard let expression = column.expression, expression.expressionType == .function else { return false }
    return functionsOfGroups.contains(expression.function)
  }

  /// Returns a row for each group, in the order in which the groups first occur, or one row for all objects without
  /// grouping.
  private func groupedRows() throws -> [NSDictionary] {
    let plain = request.duplicate()
    (plain.fetchLimit, plain.fetchOffset) = (0, 0)
    let objects = try context.objects(of: plain)
    let groupNames = request.propertiesToGroupBy?.compactMap(Self.name) ?? []
    var (order, groups): ([NSDictionary], [NSDictionary: [NSManagedObject]]) = ([], [:])
    for object in objects {
      let key = NSMutableDictionary()
      for name in groupNames { key.setObject(object.value(forKeyPath: name) ?? NSNull(), forKey: name as NSString) }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(object)
    }
    if groupNames.isEmpty, order.isEmpty { (order, groups) = ([[:]], [[:]: []]) }
    let rows = order.map { key -> NSDictionary in
      let members = groups[key] ?? []
      let row = members.first.map(self.row) ?? NSMutableDictionary()
      for column in computed where Self.isOfGroup(column) { add(column, of: members, to: row) }
      return row
    }
    let kept = rows.filter { request.havingPredicate?.evaluate(with: $0) ?? true }
    let rest = Array(kept.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : rest
  }

  private func add(_ column: NSExpressionDescription, of subject: Any, to row: NSMutableDictionary) {
    guard let value = column.expression?.expressionValue(with: subject, context: nil) else { return }
    let plain = (value as? NSManagedObject)?.objectID ?? value
    row.setObject(Self.converted(plain, to: column.expressionResultType), forKey: column.name as NSString)
  }

  private static func converted(_ value: Any, to type: NSAttributeType) -> Any {
    guard let number = value as? NSNumber else { return value }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return NSNumber(value: number.intValue)
    case .doubleAttributeType, .floatAttributeType: return NSNumber(value: number.doubleValue)
    case .decimalAttributeType: return NSDecimalNumber(decimal: number.decimalValue)
    case .stringAttributeType: return number.stringValue
    default: return value
    }
  }
}
