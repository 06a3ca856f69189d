extension Schema {
  /// The combinations of values that must be unique among models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/unique
  public final class Unique<T: PersistentModel>: SchemaProperty, ConstraintMetadata {
    public let constraints: [[PartialKeyPath<T>]]
    public var name = "Unique"
    public var originalName = ""
    public var valueType: any Any.Type = T.self

    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { true }
    public var isOptional: Bool { false }
    public var isUnique: Bool { true }
    var keyPaths: [[AnyKeyPath]] { constraints }

    public static func == (lhs: Unique, rhs: Unique) -> Bool { lhs.constraints == rhs.constraints }
    public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }
  }

  /// The properties that fetches search. Stores in this framework have no indexes, so the values are only part of the
  /// schema.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/index
  public final class Index<T: PersistentModel>: SchemaProperty, ConstraintMetadata {
    /// A kind of index.
    public enum Types<P: PersistentModel>: Hashable {
      case binary([PartialKeyPath<P>])
      case rtree([PartialKeyPath<P>])

      var keyPaths: [PartialKeyPath<P>] {
        switch self {
        case .binary(let paths), .rtree(let paths): paths
        }
      }
    }

    public let indices: [Types<T>]
    public var name = "Index"
    public var originalName = ""
    public var valueType: any Any.Type = T.self

    public init(_ indices: Types<T>...) { self.indices = indices }
    public init(_ binaryIndices: [PartialKeyPath<T>]...) { indices = binaryIndices.map { .binary($0) } }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { true }
    public var isOptional: Bool { false }
    public var isUnique: Bool { false }
    var keyPaths: [[AnyKeyPath]] { indices.map(\.keyPaths) }

    public static func == (lhs: Index, rhs: Index) -> Bool { lhs.indices == rhs.indices }
    public func hash(into hasher: inout Hasher) { hasher.combine(indices) }
  }
}

/// Metadata that describes a class instead of a property.
protocol ConstraintMetadata {
  var keyPaths: [[AnyKeyPath]] { get }
  var isUnique: Bool { get }
}
