/// Makes a class a persistent model: its stored properties are kept by a context, observed by views, and saved.
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

/// States how a property is stored.
///
/// - Parameters:
///   - options: Such as `.unique`.
///   - originalName: The name of the property in an earlier version of the schema.
/// - Source: developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// States how a property relates to other models.
///
/// - Source: developer.apple.com/documentation/swiftdata, `Relationship(_:deleteRule:…)`
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Keeps a property out of the schema.
///
/// - Source: developer.apple.com/documentation/swiftdata/transient()
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// States which values, or combinations of values, no two models share.
///
/// - Source: developer.apple.com/documentation/swiftdata/unique(_:)
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// States which properties fetches search by.
///
/// - Source: developer.apple.com/documentation/swiftdata/index(_:)-74ia2
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// States which properties fetches search by, and the kind of each index.
///
/// - Source: developer.apple.com/documentation/swiftdata/index(_:)-7d4z0
@freestanding(declaration)
public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftDataMacros", type: "ConstraintMacro") where T: PersistentModel

/// Makes an actor use a context of its own.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelactor()
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// Makes an actor use a context of its own.
///
/// - Parameter disableGenerateInit: Whether the actor declares its initializer itself.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// The accessors of a stored property of a model. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
