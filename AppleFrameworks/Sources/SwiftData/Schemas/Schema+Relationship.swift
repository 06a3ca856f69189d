extension Schema {
  /// A property with other models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/relationship
  public final class Relationship: SchemaProperty {
    /// The effect of deleting a model on its related models.
    ///
    /// - Source: developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They no longer refer to the model.
      case nullify
      /// They are deleted.
      case cascade
      /// As long as there are some, saving the deletion fails.
      case deny
    }

    /// How models are related.
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// No two models have the same related model.
      public static let unique = Option("unique")
    }

    public var name = ""
    public var originalName: String
    public var valueType: any Any.Type = Any.self
    public let options: [Option]
    public var deleteRule: DeleteRule
    /// The least number of related models that a saved model may have. 0: any.
    public var minimumModelCount: Int?
    /// The greatest number of related models that a saved model may have. 0: any.
    public var maximumModelCount: Int?
    /// The property of the related class that leads back.
    public var inverseKeyPath: AnyKeyPath?
    /// The name of the property of the related class that leads back.
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
    /// Whether the property has at most one model.
    public var isToOneRelationship: Bool { !(valueType is any RelationshipCollection.Type) }

    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.deleteRule == rhs.deleteRule
        && lhs.destination == rhs.destination && lhs.inverseKeyPath == rhs.inverseKeyPath && lhs.options == rhs.options
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
