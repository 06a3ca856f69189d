import Foundation

/// Where a context gets its rows from and saves to: a coordinator, or a parent context.
protocol RowSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  /// The saved values of an object, and their version; nil where it is gone.
  func row(of id: NSManagedObjectID) -> (values: [String: Any], version: Int)?
  /// The objects of an entity and of those below it, in the order in which they were made.
  func ids(of entity: NSEntityDescription, in stores: [NSPersistentStore]?) -> [NSManagedObjectID]
  /// Saves changes. Returns identifiers of objects that had to give way to others.
  func commit(_ changes: [RowChange], from context: NSManagedObjectContext) throws -> [NSManagedObjectID]
  func obtainPermanentIDs(for ids: [NSManagedObjectID], from context: NSManagedObjectContext) throws
}

/// A change of an object to be saved.
struct RowChange {
  enum Kind { case insertion, update, deletion }

  let kind: Kind
  let object: NSManagedObject
  var id: NSManagedObjectID { object.objectID }
  /// Without the values of transient properties.
  var values: [String: Any]
  let base: [String: Any]
  let version: Int
}
