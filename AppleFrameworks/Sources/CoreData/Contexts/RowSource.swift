import Foundation

/// A source from which a context reads its rows and to which it saves: a coordinator, or a parent context.
protocol RowSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  /// Returns the saved values of an object and their version; `nil` if it no longer exists.
  func row(of id: NSManagedObjectID) -> (values: [String: Any], version: Int)?
  /// Returns the identifiers of objects of an entity and its subentities, in the order of their creation.
  func ids(of entity: NSEntityDescription, in stores: [NSPersistentStore]?) -> [NSManagedObjectID]
  /// Saves changes. Returns the identifiers of objects that were replaced with others.
  func commit(_ changes: [RowChange], from context: NSManagedObjectContext) throws -> [NSManagedObjectID]
  func obtainPermanentIDs(for ids: [NSManagedObjectID], from context: NSManagedObjectContext) throws
}

/// A change of an object to be saved.
struct RowChange {
  enum Kind { case insertion, update, deletion }

  let kind: Kind
  let object: NSManagedObject
  var id: NSManagedObjectID { object.objectID }
  /// The values, without those of transient properties.
  var values: [String: Any]
  let base: [String: Any]
  let version: Int
}
