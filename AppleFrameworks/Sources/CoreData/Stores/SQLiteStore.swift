import Foundation

/// A store in a SQLite file. It has a table for each entity, with columns for attributes and to-one relationships, and
/// a table of all other relationships.
///
/// The rows are read when the store is opened. A file of an older model is rewritten with the tables of the new model.
/// Values are found by the name of their property or its renaming identifier, and new properties have their default
/// values.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
  private var file: SQLiteFile?
  private var model: NSManagedObjectModel?
  private static let links = "ZRELATIONSHIPS"

  private var entities: [NSEntityDescription] {
    (model?.entities(forConfigurationName: configurationName) ?? model?.entities ?? [])
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  // MARK: - Names

  private static func quoted(_ name: String) -> String { "\"Z" + name.uppercased().replacing("\"", with: "") + "\"" }

  private func columns(of entity: NSEntityDescription) -> [NSPropertyDescription] {
    let lists = entity.propertyLists
    return lists.attributes.filter { !$0.isTransient } + lists.relationships.filter { !$0.isToMany }
  }

  /// Returns whether a to-many relationship is not represented by columns of its inverse.
  private static func hasLinks(_ relationship: NSRelationshipDescription) -> Bool {
    relationship.isToMany && (relationship.isOrdered || relationship.inverseRelationship.map(\.isToMany) ?? true)
  }

  // MARK: - Opening

  override func open(_ model: NSManagedObjectModel) throws {
    self.model = model
    guard let path = url?.path else { return }
    if !isReadOnly {
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    let file = try SQLiteFile(path, isReadOnly: isReadOnly)
    self.file = file
    var tables: Set<String> = []
    do {
      try file.run("SELECT name FROM sqlite_master WHERE type = 'table'") { row in
        if case .text(let name) = row[0] { tables.insert(name) }
      }
    } catch {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [NSLocalizedDescriptionKey: "\(path) is no store", NSUnderlyingErrorKey: error])
    }
    guard tables.contains("Z_METADATA") else {
      if !isReadOnly { try file.transaction { try createTables(file) } }
      return
    }
    var schema = ""
    try file.run("SELECT Z_SCHEMA, Z_MAX FROM Z_METADATA") { row in
      if case .text(let text) = row[0] { schema = text }
      if case .integer(let number) = row[1] { lastReference = number }
    }
    let isCurrent = schema == schemaText
    if !isCurrent, (options?[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue == false {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError,
        userInfo: [
          NSLocalizedDescriptionKey: "The model used to open the store is incompatible with the one used to create it"
        ])
    }
    try load(file, tables)
    if !isCurrent, !isReadOnly { try rewrite(file, tables) }
  }

  private var schemaText: String {
    entities.map { String(decoding: $0.versionHash, as: UTF8.self) }.joined(separator: "\n\n")
  }

  override func close() { file = nil }

  private func createTables(_ file: SQLiteFile) throws {
    try file.run("CREATE TABLE Z_METADATA (Z_SCHEMA TEXT, Z_MAX INTEGER, Z_UUID TEXT)")
    try file.run(
      "INSERT INTO Z_METADATA VALUES (?, ?, ?)",
      [.text(schemaText), .integer(lastReference), .text(identifier ?? "")])
    try file.run(
      "CREATE TABLE \(Self.links) (ZNAME TEXT, ZOWNER INTEGER, ZTARGET INTEGER, ZPOSITION INTEGER)")
    try file.run("CREATE INDEX ZOWNERS ON \(Self.links) (ZOWNER)")
    for entity in entities where !entity.isAbstract {
      let columns = columns(of: entity).map { Self.quoted($0.name) + " " + Self.affinity($0) }
      let all = ["Z_PK INTEGER PRIMARY KEY", "Z_OPT INTEGER"] + columns
      try file.run("CREATE TABLE \(Self.quoted(entity.name ?? "")) (\(all.joined(separator: ", ")))")
    }
  }

  private static func affinity(_ property: NSPropertyDescription) -> String {
    switch (property as? NSAttributeDescription)?.attributeType {
    case nil, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      "INTEGER"
    case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
    case .stringAttributeType, .UUIDAttributeType, .URIAttributeType, .decimalAttributeType: "TEXT"
    default: "BLOB"
    }
  }

  // MARK: - Reading

  /// The columns of a table in the file for the columns of an entity.
  private struct Table {
    let entity: NSEntityDescription
    let name: String
    let columns: [(property: NSPropertyDescription, name: String?)]
  }

  private func load(_ file: SQLiteFile, _ tables: Set<String>) throws {
    let found = try entities.filter { !$0.isAbstract }.compactMap { try table(of: $0, file, tables) }
    // The identifiers are read first, so that relationships can refer to them.
    for table in found {
      try file.run("SELECT Z_PK FROM \(table.name) ORDER BY Z_PK") { row in
        if case .integer(let key) = row[0] { _ = makeID(key, table.entity) }
      }
    }
    for table in found { try load(table, file) }
    try loadLinks(file, tables)
    connectOtherSides()
  }

  private func table(of entity: NSEntityDescription, _ file: SQLiteFile, _ tables: Set<String>) throws -> Table? {
    let names = [entity.name, entity.renamingIdentifier].compactMap { $0 }.map(Self.quoted)
    guard let name = names.first(where: { tables.contains($0.trimmingCharacters(in: ["\""])) }) else { return nil }
    var known: Set<String> = []
    try file.run("PRAGMA table_info(\(name))") { row in
      if case .text(let column) = row[1] { known.insert(column) }
    }
    let columns = columns(of: entity).map { property in
      (
        property,
        [property.name, property.renamingIdentifier].compactMap { $0 }.map(Self.quoted)
          .first { known.contains($0.trimmingCharacters(in: ["\""])) }
      )
    }
    return Table(entity: entity, name: name, columns: columns)
  }

  private func load(_ table: Table, _ file: SQLiteFile) throws {
    let stored = table.columns.filter { $0.name != nil }
    let missing = table.columns.filter { $0.name == nil }
    let columns = (["Z_PK", "Z_OPT"] + stored.compactMap(\.name)).joined(separator: ", ")
    try file.run("SELECT \(columns) FROM \(table.name) ORDER BY Z_PK") { row in
      guard case .integer(let key) = row[0], let id = id(key) else { return }
      var version = 1
      if case .integer(let number) = row[1] { version = Int(number) }
      var values: [String: Any] = [:]
      for (column, value) in zip(stored, row.dropFirst(2)) {
        if let attribute = column.property as? NSAttributeDescription {
          values[attribute.name] = StoredValue.value(value, attribute)
        } else if case .integer(let target) = value {
          values[column.property.name] = self.id(target)
        }
      }
      for (property, _) in missing { values[property.name] = table.entity.propertyLists.defaults[property.name] }
      add(Row(id: id, values: values, version: version))
    }
  }

  private func loadLinks(_ file: SQLiteFile, _ tables: Set<String>) throws {
    guard tables.contains(Self.links) else { return }
    try file.run("SELECT ZNAME, ZOWNER, ZTARGET FROM \(Self.links) ORDER BY ZNAME, ZOWNER, ZPOSITION") { row in
      guard case .text(let name) = row[0], case .integer(let owner) = row[1], case .integer(let target) = row[2],
        let ownerID = id(owner), let targetID = id(target), let owned = rows[ObjectIdentifier(ownerID)]
      else { return }
      let relationships = ownerID.entity.propertyLists.relationships
      guard let relationship = relationships.first(where: { $0.name == name || $0.renamingIdentifier == name }) else {
        return
      }
      var list = owned.values.removeValue(forKey: relationship.name) as? RelatedIDs ?? RelatedIDs()
      list.append(targetID)
      owned.values[relationship.name] = list
    }
  }

  /// Sets the to-many relationships that are represented by columns of their inverses.
  private func connectOtherSides() {
    for entity in entities {
      for relationship in entity.propertyLists.relationships where !relationship.isToMany {
        guard let inverse = relationship.inverseRelationship, inverse.isToMany, !Self.hasLinks(inverse) else {
          continue
        }
        for row in rows(of: entity) {
          guard let target = row.values[relationship.name] as? NSManagedObjectID,
            let owner = rows[ObjectIdentifier(target)]
          else { continue }
          var list = owner.values.removeValue(forKey: inverse.name) as? RelatedIDs ?? RelatedIDs()
          list.append(row.id)
          owner.values[inverse.name] = list
        }
      }
    }
  }

  private func rewrite(_ file: SQLiteFile, _ tables: Set<String>) throws {
    try file.transaction {
      for table in tables.sorted() where !table.hasPrefix("sqlite_") { try file.run("DROP TABLE \"\(table)\"") }
      try createTables(file)
      for entity in entities { for row in rows(of: entity) { try insert(row, file) } }
    }
  }

  // MARK: - Writing

  override func write(changed: [Row], deleted: [NSManagedObjectID]) throws {
    guard let file else { return }
    try file.transaction {
      for row in changed {
        try file.run("DELETE FROM \(Self.links) WHERE ZOWNER = ?", [.integer(row.id.reference)])
        try insert(row, file)
      }
      for id in deleted {
        try file.run(
          "DELETE FROM \(Self.quoted(id.entity.name ?? "")) WHERE Z_PK = ?", [.integer(id.reference)])
        try file.run("DELETE FROM \(Self.links) WHERE ZOWNER = ?", [.integer(id.reference)])
      }
      try file.run("UPDATE Z_METADATA SET Z_MAX = ?", [.integer(lastReference)])
    }
  }

  private func insert(_ row: Row, _ file: SQLiteFile) throws {
    let columns = columns(of: row.id.entity)
    let values = try columns.map { property -> SQLiteValue in
      if let attribute = property as? NSAttributeDescription {
        return try StoredValue.stored(row.values[attribute.name], attribute)
      }
      return (row.values[property.name] as? NSManagedObjectID).map { .integer($0.reference) } ?? .null
    }
    let places = [String](repeating: "?", count: columns.count + 2).joined(separator: ", ")
    try file.run(
      "INSERT OR REPLACE INTO \(Self.quoted(row.id.entity.name ?? "")) VALUES (\(places))",
      [.integer(row.id.reference), .integer(Int64(row.version))] + values)
    for relationship in row.id.entity.propertyLists.relationships where Self.hasLinks(relationship) {
      for (position, target) in (row.values[relationship.name] as? RelatedIDs ?? RelatedIDs()).list.enumerated() {
        try file.run(
          "INSERT INTO \(Self.links) VALUES (?, ?, ?, ?)",
          [.text(relationship.name), .integer(row.id.reference), .integer(target.reference), .integer(Int64(position))])
      }
    }
  }
}

/// A namespace for functions that convert values of attributes to those of SQLite.
enum StoredValue {
  static func stored(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLiteValue {
    guard let value else { return .null }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
    case .doubleAttributeType, .floatAttributeType:
      return (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
    case .decimalAttributeType: return (value as? NSDecimalNumber).map { .text($0.stringValue) } ?? .null
    case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
    case .stringAttributeType: return (value as? String).map { .text($0) } ?? .null
    case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) } ?? .null
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
    case .binaryDataAttributeType: return (value as? Data).map { .blob($0) } ?? .null
    case .transformableAttributeType where attribute.transformer != nil:
      return attribute.transformer?.data(of: value).map { .blob($0) } ?? .null
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return .blob(try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
    }
  }

  static func value(_ value: SQLiteValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (value, attribute.attributeType) {
    case (.null, _): return nil
    case (.real(let seconds), .dateAttributeType): return Date(timeIntervalSinceReferenceDate: seconds)
    case (.integer(let seconds), .dateAttributeType): return Date(timeIntervalSinceReferenceDate: Double(seconds))
    case (.integer(let number), _):
      return AttributeValue.ofText("\(number)", attribute.attributeType).flatMap(plain(attribute))
    case (.real(let number), _):
      return AttributeValue.ofText("\(number)", attribute.attributeType).flatMap(plain(attribute))
    case (.text(let text), _): return AttributeValue.ofText(text, attribute.attributeType).flatMap(plain(attribute))
    case (.blob(let data), .binaryDataAttributeType): return data
    case (.blob(let data), .transformableAttributeType) where attribute.transformer != nil:
      return attribute.transformer?.value(of: data)
    case (.blob(let data), .transformableAttributeType), (.blob(let data), .undefinedAttributeType):
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    case (.blob, _): return nil
    }
  }

  /// Returns a conversion that omits values that still have the type of an older model.
  private static func plain(_ attribute: NSAttributeDescription) -> (Any) -> Any? {
    { value in
      switch attribute.attributeType {
      case .stringAttributeType: value as? String
      case .binaryDataAttributeType, .transformableAttributeType: nil
      default: value is String ? nil : AttributeValue.normalized(value, attribute)
      }
    }
  }
}
