import Foundation

extension SchemaMigrationPlan {
  /// Migrates a file through the stages, starting with the version with which it was written.
  static func migrate(_ configuration: ModelConfiguration) throws {
    guard !configuration.isStoredInMemoryOnly, let newest = schemas.last,
      var version = try StoreFile.version(configuration.url), version != newest.versionIdentifier
    else { return }
    guard version < newest.versionIdentifier else { throw SwiftDataError.backwardMigration }
    while version != newest.versionIdentifier {
      guard let stage = stages.first(where: { $0.versions.from.versionIdentifier == version }) else {
        throw SwiftDataError.unknownSchema
      }
      let (from, to) = stage.versions
      if case .custom(_, _, let willMigrate?, _) = stage {
        let context = ModelContext(try container(configuration, from))
        try willMigrate(context)
        try context.save()
      }
      let container = try container(configuration, to)
      // A file without changes is also updated to the new version.
      try container.stores.first?.commit([], deleted: [])
      if case .custom(_, _, _, let didMigrate?) = stage {
        let context = ModelContext(container)
        try didMigrate(context)
        try context.save()
      }
      version = to.versionIdentifier
    }
  }

  private static func container(
    _ configuration: ModelConfiguration, _ version: any VersionedSchema.Type
  ) throws -> ModelContainer {
    let schema = Schema(versionedSchema: version)
    return try ModelContainer(
      for: schema, configurations: [ModelConfiguration(configuration.name, schema: schema, url: configuration.url)])
  }
}
