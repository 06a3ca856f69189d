import Foundation
import HostServices

/// The contents of a store's file.
struct StoreContents {
  var rows: [String: [Int: ModelRow]] = [:]
  var lastKeys: [String: Int] = [:]
}

/// A namespace for functions that read and write the file of a store, which is JSON with sorted keys:
///
/// ```
/// { "entities": { "Trip": { "lastKey": 2, "rows": [ { "key": 1, "values": { "name": "Rome", "stays": [3, 4] } } ] } },
///   "format": 1, "version": { "major": 1, "minor": 0, "patch": 0 } }
/// ```
///
/// Values are encoded by their types, related models are represented by their keys, and transformable values are
/// archives.
enum StoreFile {
  /// Reads a file.
  ///
  /// - Returns: The contents; `nil` if there is no file.
  static func read(_ url: URL, schema: Schema, store: String) throws -> StoreContents? {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[Loading.key] = Loading(schema: schema, store: store)
      decoder.nonConformingFloatDecodingStrategy = nonConformingIn
      return try decoder.decode(Document.self, from: Data(contentsOf: url)).contents
    } catch {
      HostServices.tellDeveloper("SwiftData: the store \(url.path(percentEncoded: false)) cannot be read: \(error)")
      throw SwiftDataError.loadIssueModelContainer
    }
  }

  /// Returns the version of the schema with which a file was written; `nil` if there is no file.
  static func version(_ url: URL) throws -> Schema.Version? {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
    return try JSONDecoder().decode(Head.self, from: Data(contentsOf: url)).version
  }

  static func write(_ contents: StoreContents, to url: URL, schema: Schema) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = nonConformingOut
    let data = try encoder.encode(Document(contents: contents, schema: schema))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private static let nonConformingIn = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  private static let nonConformingOut = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
}

/// The parameters for reading a file.
private struct Loading: Sendable {
  static let key = CodingUserInfoKey(rawValue: "SwiftData.Loading")!
  let schema: Schema
  let store: String
}

private struct Head: Decodable { let version: Schema.Version }

private struct Document: Codable {
  let contents: StoreContents
  let schema: Schema

  init(contents: StoreContents, schema: Schema) {
    self.contents = contents
    self.schema = schema
  }

  enum Key: String, CodingKey { case entities, format, version }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .format)
    try container.encode(schema.version, forKey: .version)
    var entities = container.nestedContainer(keyedBy: Name.self, forKey: .entities)
    for description in schema.descriptions.values.sorted(by: { $0.name < $1.name }) {
      var entity = entities.nestedContainer(keyedBy: EntityKey.self, forKey: Name(description.name))
      try entity.encode(contents.lastKeys[description.name] ?? 0, forKey: .lastKey)
      var rows = entity.nestedUnkeyedContainer(forKey: .rows)
      for (key, row) in (contents.rows[description.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        var stored = rows.nestedContainer(keyedBy: RowKey.self)
        try stored.encode(key, forKey: .key)
        var values = stored.nestedContainer(keyedBy: Name.self, forKey: .values)
        for property in description.properties {
          try row.values[property.name]?.encode(property, to: &values)
        }
      }
    }
  }

  init(from decoder: any Decoder) throws {
    guard let loading = decoder.userInfo[Loading.key] as? Loading else { throw SwiftDataError.loadIssueModelContainer }
    schema = loading.schema
    var contents = StoreContents()
    let container = try decoder.container(keyedBy: Key.self)
    let entities = try container.nestedContainer(keyedBy: Name.self, forKey: .entities)
    for description in schema.descriptions.values where entities.contains(Name(description.name)) {
      let entity = try entities.nestedContainer(keyedBy: EntityKey.self, forKey: Name(description.name))
      contents.lastKeys[description.name] = try entity.decode(Int.self, forKey: .lastKey)
      var rows = try entity.nestedUnkeyedContainer(forKey: .rows)
      while !rows.isAtEnd {
        let stored = try rows.nestedContainer(keyedBy: RowKey.self)
        let values = try stored.nestedContainer(keyedBy: Name.self, forKey: .values)
        var row = ModelRow(values: [:])
        for property in description.properties {
          row.values[property.name] = try PropertyValue(property, from: values, store: loading.store)
        }
        contents.rows[description.name, default: [:]][try stored.decode(Int.self, forKey: .key)] = row
      }
    }
    self.contents = contents
  }
}

private enum EntityKey: String, CodingKey { case lastKey, rows }
private enum RowKey: String, CodingKey { case key, values }

/// A coding key for the name of an entity or a property.
private struct Name: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension PropertyValue {
  fileprivate func encode(_ property: ModelProperty, to values: inout KeyedEncodingContainer<Name>) throws {
    let name = Name(property.name)
    switch self {
    case .attribute(let value):
      guard property.attribute?.options.contains(.ephemeral) != true, (value as? any OptionalType)?.isNone != true
      else { return }
      if property.attribute?.isTransformable != true, let encodable = value as? any Encodable {
        try values.encode(encodable, forKey: name)
      } else {
        let archive = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        try values.encode(archive, forKey: name)
      }
    case .one(let reference): try values.encodeIfPresent(reference?.identifier?.key, forKey: name)
    case .many(let references): try values.encodeIfPresent(references?.compactMap(\.identifier?.key), forKey: name)
    }
  }

  /// Reads a property by its name or its original name. A missing property has its default value.
  fileprivate init?(_ property: ModelProperty, from values: KeyedDecodingContainer<Name>, store: String) throws {
    let found = [property.name, property.originalName].map { Name($0) }.first { values.contains($0) }
    guard let name = found, try !values.decodeNil(forKey: name) else {
      guard let value = property.defaultValue else { return nil }
      // A missing value may have been `nil` when it was saved.
      if property.isOptional, found == nil, property.attribute?.options.contains(.ephemeral) != true { return nil }
      self = .attribute(value)
      return
    }
    func reference(_ key: Int) -> ModelReference {
      .identifier(
        PersistentIdentifier(entity: property.destination.map { String(describing: $0) } ?? "", key: key, store: store))
    }
    switch property.kind {
    case .attribute:
      if property.attribute?.isTransformable != true, let type = property.valueType as? any Decodable.Type {
        self = .attribute(try values.decode(type, forKey: name))
      } else {
        let archive = try values.decode(Data.self, forKey: name)
        guard let value = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archive) else { return nil }
        self = .attribute(value)
      }
    case .toOne: self = .one(reference(try values.decode(Int.self, forKey: name)))
    case .toMany: self = .many(try values.decode([Int].self, forKey: name).map(reference))
    }
  }
}
