extension Schema {
  /// A property with a value.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/attribute
  public final class Attribute: SchemaProperty {
    /// How values are stored.
    ///
    /// - Source: developer.apple.com/documentation/swiftdata/schema/attribute/option
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// No two models have the same value. Saving a second one changes the first one.
      public static let unique = Option("unique")
      /// The value is data that lies beside the store. Here it is part of the store's file.
      public static let externalStorage = Option("externalStorage")
      /// The value is encrypted by iCloud, which is absent here.
      public static let allowsCloudEncryption = Option("allowsCloudEncryption")
      /// The history keeps the value of a deleted model. A history is absent here.
      public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
      /// The context tracks changes, and the store does not keep the value.
      public static let ephemeral = Option("ephemeral")
      /// Spotlight finds the value, which is absent here.
      public static let spotlight = Option("spotlight")
      /// A transformer of the name makes data of the value. Here the value is archived by keyed archiving.
      public static func transformable(by transformerName: String) -> Option { Option("transformable") }
      /// A transformer makes data of the value. Here the value is archived by keyed archiving.
      public static func transformable(by transformerType: AnyClass) -> Option { Option("transformable") }
    }

    public var name = ""
    public var originalName: String
    public var valueType: any Any.Type = Any.self
    /// The value of models that were stored before the property was added.
    public var defaultValue: Any?
    /// How values are stored.
    public let options: [Option]
    /// Tells versions of the property apart.
    public let hashModifier: String?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil, defaultValue: Any? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      self.defaultValue = defaultValue
    }

    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { false }
    public var isOptional: Bool { valueType is any OptionalType.Type }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether a transformer makes data of the value.
    public var isTransformable: Bool { options.contains(.transformable(by: "")) }

    public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.options == rhs.options
        && lhs.valueType == rhs.valueType && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
