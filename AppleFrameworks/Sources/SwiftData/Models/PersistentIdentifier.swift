/// The identity of a model.
///
/// A model without a context has a temporary identifier until it is inserted.
///
/// - Source: developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// A key that is unique among the models of an entity.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let entity: String
    let key: Int
    let isTemporary: Bool

    public static func < (lhs: ID, rhs: ID) -> Bool { (lhs.entity, lhs.key) < (rhs.entity, rhs.key) }
  }

  public let id: ID
  /// The name of the store; `nil` for a model without a context.
  public let storeIdentifier: String?

  /// The name of the model's entity.
  public var entityName: String { id.entity }

  init(entity: String, key: Int, store: String) {
    id = ID(entity: entity, key: key, isTemporary: false)
    storeIdentifier = store
  }

  /// Creates the temporary identifier of an object.
  init(temporary object: AnyObject, entity: String) {
    id = ID(entity: entity, key: Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()), isTemporary: true)
    storeIdentifier = nil
  }

  var key: Int { id.key }

  /// Returns an identifier of a store, which was created elsewhere.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Codable & Comparable & Hashable & Sendable
  ) throws -> PersistentIdentifier {
    guard let key = primaryKey as? Int else { throw SwiftDataError.unsupportedKeyPath }
    return PersistentIdentifier(entity: entityName, key: key, store: storeIdentifier)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}
