import Foundation

/// The identifier of an object: the same object for the same managed object in all contexts of a coordinator.
///
/// It stays the same when the object is saved for the first time; `isTemporaryID` and the address change.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  // Unchecked: The coordinator's lock guards the change from temporary to permanent.
  public final let entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// Its number in the store; 0 before it is saved.
  final var reference: Int64 = 0
  /// Its number among the temporary ones of its context.
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

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { reference == 0 }

  /// `x-coredata://STORE/Entity/p1`, where the store's identifier and the number stay the same from run to run.
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
