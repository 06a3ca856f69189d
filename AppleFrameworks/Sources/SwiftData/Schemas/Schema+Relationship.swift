extension Schema {
  /// A relationship, which is a property that refers to other models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/relationship
  public final class Relationship: SchemaProperty {
    /// A rule for the related models when a model is deleted.
    ///
    /// - Source: developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// The related models do not change.
      case noAction
      /// The references to the deleted model are removed.
      case nullify
      /// The related models are also deleted.
      case cascade
      /// Saving the deletion fails while there are related models.
      case deny
    }

    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// The option for unique related models.
      public static let unique = Option("unique")
    }

    public var name = ""
    public var originalName: String
    public var valueType: any Any.Type = Any.self
    public let options: [Option]
    public var deleteRule: DeleteRule
    /// The minimum number of related models of a saved model; 0 for no minimum.
    public var minimumModelCount: Int?
    /// The maximum number of related models of a saved model; 0 for no maximum.
    public var maximumModelCount: Int?
    /// The inverse property of the related class.
    public var inverseKeyPath: AnyKeyPath?
    /// The name of the inverse property of the related class.
    public var inverseName: String?
    public var keypath: AnyKeyPath?
    /// The name of the related entity.
    public var destination = ""
    public let hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { true }
    public var isTransient: Bool { false }
    public var isOptional: Bool { valueType is any OptionalType.Type }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the property refers to at most one model.
    public var isToOneRelationship: Bool { !(valueType is any RelationshipCollection.Type) }

    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.deleteRule == rhs.deleteRule
        && lhs.destination == rhs.destination && lhs.inverseKeyPath == rhs.inverseKeyPath && lhs.options == rhs.options
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
