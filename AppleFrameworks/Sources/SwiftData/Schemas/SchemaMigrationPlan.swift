/// A version of a schema.
///
/// - Source: developer.apple.com/documentation/swiftdata/versionedschema
public protocol VersionedSchema: SendableMetatype {
  /// The classes of models.
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of a schema, and the ways from one to the next.
///
/// - Source: developer.apple.com/documentation/swiftdata/schemamigrationplan
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, from the first to the last.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages, in their order.
  static var stages: [MigrationStage] { get }
}

/// The way from one version of a schema to another one.
///
/// - Source: developer.apple.com/documentation/swiftdata/migrationstage
public enum MigrationStage: Sendable {
  /// Values go by the names and the original names of properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// Code changes the models of the old version before, and those of the new version after.
  @preconcurrency case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}
