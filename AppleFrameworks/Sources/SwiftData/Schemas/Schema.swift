/// A schema with the entities of a store: one for each model class, and one for each class to which their relationships
/// refer.
///
/// - Source: developer.apple.com/documentation/swiftdata/schema
public final class Schema: @unchecked Sendable {
  // Unchecked: The schema is immutable after its initialization.

  /// The version.
  public let version: Version
  /// The entities, sorted by name.
  public let entities: [Entity]
  let descriptions: [String: ModelDescription]

  /// Creates a schema from model classes. It also contains the classes to which their relationships refer.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var found: [String: ModelDescription] = [:]
    var rest = types.map { ModelDescription.of($0) }
    while let description = rest.popLast() {
      guard found[description.name] == nil else { continue }
      found[description.name] = description
      rest += description.properties.compactMap(\.destination).map { ModelDescription.of($0) }
    }
    descriptions = found
    entities = found.values.sorted { $0.name < $1.name }.map { Entity($0) }
  }

  /// Creates a schema from model classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entities, keyed by name.
  public var entitiesByName: [String: Entity] { Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) }) }

  /// Returns the entity of a class; `nil` if the schema does not contain it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }

  /// Returns the name of the entity of a class, which is the name of the class.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }
}

extension Schema: Hashable {
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entities == rhs.entities
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
}

extension Schema {
  /// A version with three numbers.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/version-swift.struct
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The description of a property of an entity, which `@Model` creates.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/propertymetadata
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: Any?
    let metadata: (any SchemaProperty)?

    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  /// An entity with the properties of a model class.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/entity
  public final class Entity: Hashable {
    /// The name of the class.
    public let name: String
    /// All properties, in the order of their declarations.
    public let properties: [any SchemaProperty]
    /// The names of the properties of each constraint.
    public let uniquenessConstraints: [[String]]
    /// The names of the properties of each index.
    public let indices: [[String]]

    init(_ description: ModelDescription) {
      name = description.name
      properties = description.properties.map { $0.schemaProperty }
      uniquenessConstraints = description.uniqueness.map { $0.map { description.properties[$0].name } }
      indices = description.searchIndices.map { $0.map { description.properties[$0].name } }
    }

    /// The attributes.
    public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }
    /// The attributes, keyed by name.
    public var attributesByName: [String: Attribute] {
      Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
    }
    /// The relationships.
    public var relationships: Set<Relationship> { Set(properties.compactMap { $0 as? Relationship }) }
    /// The relationships, keyed by name.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
    }
    /// The stored properties.
    public var storedProperties: [any SchemaProperty] { properties }
    /// The stored properties, keyed by name.
    public var storedPropertiesByName: [String: any SchemaProperty] {
      Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
    }

    public static func == (lhs: Entity, rhs: Entity) -> Bool {
      lhs.name == rhs.name && lhs.properties.map(\.name) == rhs.properties.map(\.name)
        && lhs.uniquenessConstraints == rhs.uniquenessConstraints
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
