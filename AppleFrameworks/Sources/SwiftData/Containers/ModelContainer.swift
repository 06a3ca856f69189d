import Foundation
import HostServices

/// A container of the stores of an app's models.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelcontainer
public final class ModelContainer: @unchecked Sendable {
  // Unchecked: A lock guards the mutable state.

  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  let stores: [ModelStore]
  private let storesByEntity: [String: ModelStore]
  private let lock = NSLock()
  private var contexts: [WeakContext] = []
  @MainActor private var main: ModelContext?

  /// Creates a container, and opens the stores of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let all = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    self.configurations = Set(all)
    guard
      Set(all.map(\.name)).count == all.count || all.allSatisfy(\.isStoredInMemoryOnly)
        || Set(all.map(\.url)).count == all.count
    else { throw SwiftDataError.duplicateConfiguration }
    var stores: [ModelStore] = []
    var byEntity: [String: ModelStore] = [:]
    for configuration in all {
      let own = configuration.schema ?? givenSchema
      for name in own.descriptions.keys where givenSchema.descriptions[name] == nil {
        HostServices.tellDeveloper(
          "SwiftData: the configuration \(configuration.name) has \(name), which the schema of the container lacks")
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
      }
      if let migrationPlan { try migrationPlan.migrate(configuration) }
      let store = try ModelStore(configuration, schema: own.version == givenSchema.version ? own : givenSchema)
      stores.append(store)
      for name in own.descriptions.keys where byEntity[name] == nil { byEntity[name] = store }
    }
    for name in givenSchema.descriptions.keys where byEntity[name] == nil { byEntity[name] = stores.first }
    self.stores = stores
    storesByEntity = byEntity
  }

  /// Creates a container, and opens the stores of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container, and opens the stores of model classes.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let version = migrationPlan?.schemas.last?.versionIdentifier ?? Schema.Version(1, 0, 0)
    try self.init(
      for: Schema(forTypes, version: version), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context for views. It saves changes automatically.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontainer/maincontext
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    main = made
    return made
  }

  /// Deletes all saved and unsaved models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontainer/deletealldata()
  public func deleteAllData() { try? erase() }

  /// Deletes all models and the files of the stores.
  public func erase() throws {
    for store in stores { try store.erase() }
    for context in allContexts { context.mergeSoon() }
  }

  // MARK: Contexts

  func register(_ context: ModelContext) {
    lock.lock()
    defer { lock.unlock() }
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  private var allContexts: [ModelContext] {
    lock.lock()
    defer { lock.unlock() }
    return contexts.compactMap(\.context)
  }

  /// Merges the saved changes of a context into the other contexts.
  func didSave(_ saving: ModelContext) {
    for context in allContexts where context !== saving { context.mergeSoon() }
  }

  /// Returns the store of an entity; `nil` if the schema does not contain it.
  func store(of entity: String) -> ModelStore? { storesByEntity[entity] }

  var version: Int { stores.reduce(0) { $0 + $1.version } }

  private struct WeakContext {
    weak var context: ModelContext?
  }
}

extension ModelContainer: Hashable {
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
