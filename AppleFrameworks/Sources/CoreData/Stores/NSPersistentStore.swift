import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSStoreTypeKey = "NSStoreType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSStoreUUIDKey = "NSStoreUUID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// A store of rows. All rows are in memory and, if the store has a file, also in the file.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstore
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Unchecked: The coordinator's lock guards the rows.

  /// The kind of a store.
  ///
  /// - Source: developer.apple.com/documentation/coredata/nspersistentstore/storetype
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  final class Row {
    let id: NSManagedObjectID
    var values: [String: Any]
    var version: Int

    init(id: NSManagedObjectID, values: [String: Any], version: Int) {
      self.id = id
      self.values = values
      self.version = version
    }
  }

  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public final let configurationName: String
  public final let options: [AnyHashable: Any]?
  open var url: URL?
  open var type: String { kind }
  private let kind: String
  open internal(set) var isReadOnly = false
  open var metadata: [String: Any]! = [:]
  /// The identifier, which is the same in all runs because it is derived from the name of the file.
  open var identifier: String! = ""

  final var rows: [ObjectIdentifier: Row] = [:]
  private var byEntity: [String: [Row]] = [:]
  private var byReference: [Int64: NSManagedObjectID] = [:]
  final var lastReference: Int64 = 0

  init(kind: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
    self.kind = kind
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.url = url
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    super.init()
    identifier = StoreIdentifier.of(url?.lastPathComponent ?? kind)
    metadata = [NSStoreTypeKey: kind, NSStoreUUIDKey: identifier ?? ""]
  }

  // MARK: - Rows

  final func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    let lists = entities.compactMap { byEntity[$0.name ?? ""] }.filter { !$0.isEmpty }
    if lists.count == 1 { return lists[0].map(\.id) }
    return lists.flatMap { $0 }.map(\.id).sorted { $0.reference < $1.reference }
  }

  final func rows(of entity: NSEntityDescription) -> [Row] { byEntity[entity.name ?? ""] ?? [] }

  final func id(_ reference: Int64) -> NSManagedObjectID? { byReference[reference] }

  final func assign(_ id: NSManagedObjectID) {
    guard id.reference == 0 else { return }
    lastReference += 1
    id.reference = lastReference
    id.persistentStore = self
    byReference[lastReference] = id
  }

  /// Returns the identifier of a row that is being loaded.
  final func makeID(_ reference: Int64, _ entity: NSEntityDescription) -> NSManagedObjectID {
    let id = NSManagedObjectID(entity: entity, store: self, reference: reference)
    byReference[reference] = id
    lastReference = max(lastReference, reference)
    return id
  }

  final func add(_ row: Row) {
    rows[ObjectIdentifier(row.id)] = row
    byEntity[row.id.entity.name ?? "", default: []].append(row)
  }

  final func remove(_ ids: [NSManagedObjectID]) {
    guard !ids.isEmpty else { return }
    let gone = Set(ids.map(ObjectIdentifier.init))
    for id in ids {
      rows[ObjectIdentifier(id)] = nil
      byReference[id.reference] = nil
    }
    for name in Set(ids.map { $0.entity.name ?? "" }) {
      byEntity[name]?.removeAll { gone.contains(ObjectIdentifier($0.id)) }
    }
  }

  // MARK: - Files

  /// Reads the file. A store in memory has no file.
  func open(_ model: NSManagedObjectModel) throws {}

  /// Writes inserted and changed rows and removes deleted ones in one transaction.
  func write(changed: [Row], deleted: [NSManagedObjectID]) throws {}

  func close() {}
}

/// A namespace for functions that create a store's identifier from the name of its file, so that the URIs of objects
/// are the same in all runs.
enum StoreIdentifier {
  static func of(_ name: String) -> String {
    // FNV-1a is applied twice, because a UUID has 128 bits.
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let (high, low) = (hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4))
    let digits = Array(String(format: "%016lX%016lX", Int(bitPattern: UInt(high)), Int(bitPattern: UInt(low))))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }
}
