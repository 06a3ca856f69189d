extension Schema {
  /// An attribute, which is a property that contains a value.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/schema/attribute
  public final class Attribute: SchemaProperty {
    /// An option of the storage of values.
    ///
    /// - Source: developer.apple.com/documentation/swiftdata/schema/attribute/option
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// The option for unique values. Saving a second model with the same value updates the first one.
      public static let unique = Option("unique")
      /// The option for storing data outside of the store. This framework includes it in the store's file.
      public static let externalStorage = Option("externalStorage")
      /// The option for encryption by iCloud, which is not available.
      public static let allowsCloudEncryption = Option("allowsCloudEncryption")
      /// The option for preserving the value of a deleted model in the history, which is not available.
      public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
      /// The option for tracking changes of the value without storing it.
      public static let ephemeral = Option("ephemeral")
      /// The option for indexing the value for Spotlight, which is not available.
      public static let spotlight = Option("spotlight")
      /// Returns the option for a transformer that converts the value to data. This framework uses keyed archiving.
      public static func transformable(by transformerName: String) -> Option { Option("transformable") }
      /// Returns the option for a transformer that converts the value to data. This framework uses keyed archiving.
      public static func transformable(by transformerType: AnyClass) -> Option { Option("transformable") }
    }

    public var name = ""
    public var originalName: String
    public var valueType: any Any.Type = Any.self
    /// The value for models that were stored before the property was added.
    public var defaultValue: Any?
    /// The storage options.
    public let options: [Option]
    /// The modifier that distinguishes versions of the property.
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
    /// Whether a transformer converts the value to data.
    public var isTransformable: Bool { options.contains(.transformable(by: "")) }

    public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.options == rhs.options
        && lhs.valueType == rhs.valueType && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
