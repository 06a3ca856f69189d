import Foundation

/// A description of the type, location and options of a store.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstoredescription
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: An app configures it on one thread before its stores are loaded.
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the store is loaded in another queue. Default: `false`.
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.isReadOnly = isReadOnly
    copy.timeout = timeout
    copy.sqlitePragmas = sqlitePragmas
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}

/// The options of a store in iCloud. They have no effect, because iCloud is not available.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  // Unchecked: The value is immutable.
  public final let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
