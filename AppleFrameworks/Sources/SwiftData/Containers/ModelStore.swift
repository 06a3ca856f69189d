import Foundation

/// The saved values of a model.
struct ModelRow {
  /// The values, keyed by the names of the properties.
  var values: [String: PropertyValue]
  /// The version of the store when the row was last saved.
  var version = 0
}

/// A store of the saved models of one configuration, in memory and in a file unless the configuration is in memory
/// only.
final class ModelStore: @unchecked Sendable {
  // Unchecked: A lock guards the mutable state.

  let configuration: ModelConfiguration
  let schema: Schema
  private let lock = NSLock()
  private var rows: [String: [Int: ModelRow]] = [:]
  private var lastKeys: [String: Int] = [:]
  private var currentVersion = 0

  /// Opens the store and reads its file.
  init(_ configuration: ModelConfiguration, schema: Schema) throws {
    self.configuration = configuration
    self.schema = schema
    guard !configuration.isStoredInMemoryOnly,
      let contents = try StoreFile.read(configuration.url, schema: schema, store: configuration.name)
    else { return }
    rows = contents.rows
    lastKeys = contents.lastKeys
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// The version, which changes with each save.
  var version: Int { locked { currentVersion } }

  /// Returns an identifier that no model has had before.
  func makeIdentifier(_ entity: String) -> PersistentIdentifier {
    locked {
      lastKeys[entity, default: 0] += 1
      return PersistentIdentifier(entity: entity, key: lastKeys[entity, default: 0], store: configuration.name)
    }
  }

  /// Returns the identifiers of an entity's models, in the order of insertion.
  func identifiers(_ entity: String) -> [PersistentIdentifier] {
    locked { (rows[entity] ?? [:]).keys.sorted() }
      .map { PersistentIdentifier(entity: entity, key: $0, store: configuration.name) }
  }

  func row(_ identifier: PersistentIdentifier) -> ModelRow? {
    locked { rows[identifier.entityName]?[identifier.key] }
  }

  /// Saves rows and removes others. If the file cannot be written, nothing changes.
  ///
  /// - Returns: The version of the saved rows.
  @discardableResult
  func commit(_ saved: [(PersistentIdentifier, ModelRow)], deleted: [PersistentIdentifier]) throws -> Int {
    try locked {
      guard configuration.allowsSave else {
        throw CocoaError(
          .fileWriteNoPermission, userInfo: [NSLocalizedDescriptionKey: "The store \(configuration.name) is read-only."]
        )
      }
      var new = rows
      let version = currentVersion + 1
      for (identifier, row) in saved {
        var row = row
        row.version = version
        new[identifier.entityName, default: [:]][identifier.key] = row
      }
      for identifier in deleted { new[identifier.entityName]?[identifier.key] = nil }
      if !configuration.isStoredInMemoryOnly {
        try StoreFile.write(StoreContents(rows: new, lastKeys: lastKeys), to: configuration.url, schema: schema)
      }
      rows = new
      currentVersion = version
      return version
    }
  }

  /// Removes all models and the file.
  func erase() throws {
    try locked {
      rows = [:]
      currentVersion += 1
      let path = configuration.url.path(percentEncoded: false)
      if !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(at: configuration.url)
      }
    }
  }
}
