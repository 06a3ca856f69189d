/// A version of a schema.
///
/// - Source: developer.apple.com/documentation/swiftdata/versionedschema
public protocol VersionedSchema: SendableMetatype {
  /// The model classes.
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// A migration plan with the versions of a schema, and the stages between them.
///
/// - Source: developer.apple.com/documentation/swiftdata/schemamigrationplan
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages, in order.
  static var stages: [MigrationStage] { get }
}

/// A migration from one version of a schema to another one.
///
/// - Source: developer.apple.com/documentation/swiftdata/migrationstage
public enum MigrationStage: Sendable {
  /// A migration that maps values by the names and the original names of properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A migration with closures that change the models of the old version before, and those of the new version after.
  @preconcurrency case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}
