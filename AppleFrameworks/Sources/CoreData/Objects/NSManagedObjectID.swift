import Foundation

/// The identifier of a managed object. All contexts of a coordinator use the same identifier object.
///
/// The identifier object stays the same when the managed object is first saved, but `isTemporaryID` and the URI change.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  // Unchecked: The coordinator's lock guards the change from temporary to permanent.
  public final let entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// The number in the store; 0 before the object is saved.
  final var reference: Int64 = 0
  /// The number among the temporary identifiers of the context.
  final let temporaryReference: Int

  init(entity: NSEntityDescription, temporaryReference: Int) {
    self.entity = entity
    self.temporaryReference = temporaryReference
    super.init()
  }

  init(entity: NSEntityDescription, store: NSPersistentStore, reference: Int64) {
    self.entity = entity
    persistentStore = store
    self.reference = reference
    temporaryReference = 0
    super.init()
  }

  /// Whether the object has never been saved.
  open var isTemporaryID: Bool { reference == 0 }

  /// Returns the URI, such as `x-coredata://STORE/Entity/p1`. The store's identifier and the number are the same in all
  /// runs.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      isTemporaryID
      ? "x-coredata:///\(name)/t\(temporaryReference)"
      : "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(reference)"
    return URL(string: text)!
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
