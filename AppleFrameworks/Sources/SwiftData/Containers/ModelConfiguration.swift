/// A configuration of the storage of a container's models.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelconfiguration
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
  // Unchecked: A schema is immutable.

  /// A group of apps that share a store. On this system, an app has one directory for all groups.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    public static let automatic = GroupContainer(identifier: nil)
    public static let none = GroupContainer(identifier: nil)
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
  }

  /// An iCloud database. iCloud is not available, so models are stored on the machine.
  public struct CloudKitDatabase: Hashable, Sendable {
    let identifier: String?
    public static let automatic = CloudKitDatabase(identifier: nil)
    public static let none = CloudKitDatabase(identifier: nil)
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(identifier: privateDBName)
    }
  }

  /// The name. Default: "default".
  public let name: String
  /// The classes that are stored with this configuration; `nil` for all classes of the container.
  public var schema: Schema?
  /// The URL of the file. Default: A file with the configuration's name in Application Support.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  /// Whether saving is allowed.
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase

  public var id: String { name }
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier }

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let file = "\(name ?? "default").store"
    self.init(
      name, schema, isStoredInMemoryOnly ? URL(filePath: "/dev/null") : Self.folder.appending(path: file),
      isStoredInMemoryOnly, allowsSave, groupContainer, cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema, url, url.path(percentEncoded: false) == "/dev/null", allowsSave, .none, cloudKitDatabase)
  }

  private init(
    _ name: String?, _ schema: Schema?, _ url: URL, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool,
    _ groupContainer: GroupContainer, _ cloudKitDatabase: CloudKitDatabase
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }

  private static var folder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
