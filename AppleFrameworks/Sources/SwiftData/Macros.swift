/// Makes a class a persistent model. A context manages its stored properties, views observe them, and they are saved.
///
/// - Source: developer.apple.com/documentation/swiftdata/model()
@attached(
  member, conformances: Observable, PersistentModel, Sendable, names: named(_$backingData),
  named(persistentBackingData),
  named(schemaMetadata), named(init), named(_$observationRegistrar), named(_SwiftDataNoType), named(access),
  named(withMutation))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

/// Specifies the storage of a property.
///
/// - Parameters:
///   - options: The options, such as `.unique`.
///   - originalName: The name of the property in an earlier version of the schema.
/// - Source: developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Specifies the relationship of a property to other models.
///
/// - Source: developer.apple.com/documentation/swiftdata, `Relationship(_:deleteRule:…)`
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Excludes a property from the schema.
///
/// - Source: developer.apple.com/documentation/swiftdata/transient()
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Specifies the values, or combinations of values, that must be unique among models.
///
/// - Source: developer.apple.com/documentation/swiftdata/unique(_:)
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// Specifies the properties that fetches search.
///
/// - Source: developer.apple.com/documentation/swiftdata/index(_:)-74ia2
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// Specifies the properties that fetches search, and the kind of each index.
///
/// - Source: developer.apple.com/documentation/swiftdata/index(_:)-7d4z0
@freestanding(declaration)
public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// Makes an actor use its own context.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelactor()
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// Makes an actor use its own context.
///
/// - Parameter disableGenerateInit: Whether the actor declares its own initializer.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// Adds the accessors of a stored property of a model. `@Model` adds this macro.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
