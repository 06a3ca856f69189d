/// A class whose objects a context manages. `@Model` makes a class conform.
///
/// - Source: developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// Makes a model of values that a store has.
  init(backingData: any BackingData<Self>)
  /// The values.
  var persistentBackingData: any BackingData<Self> { get set }
  /// The properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The identity of the model. It changes when the model is inserted.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/persistentmodel/persistentmodelid
  public var persistentModelID: PersistentIdentifier { state.identifier }
  public var id: PersistentIdentifier { state.identifier }
  /// The context that manages the model; nil before it is inserted, and after its deletion is saved.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/persistentmodel/modelcontext
  public var modelContext: ModelContext? { state.context }
  /// Whether the context deletes the model when it is saved.
  public var isDeleted: Bool { state.isDeleted }
  /// Whether the model has changes that are not saved.
  public var hasChanges: Bool { state.context?.hasChanges(state.identifier) ?? false }

  /// Makes values for a new model.
  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { ModelBackingData<P>() }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs || lhs.state.identifier == rhs.state.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(state.identifier) }

  /// The values, and what the context notes about the model.
  var state: ModelState {
    guard let data = persistentBackingData as? any StatefulBackingData else {
      fatalError("SwiftData: \(Self.self) has backing data that createBackingData() did not make")
    }
    return data.state
  }
}

extension PersistentModel {
  /// Reads a value.
  @_disfavoredOverload
  public func getValue<Value: Decodable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }
  /// Reads a related model.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.model(Value.self, at: keyPath)
  }
  /// Reads a related model.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
    state.optionalModel(Value.self, at: keyPath)
  }
  /// Reads related models.
  public func getValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Self, Value>
  ) -> Value where OtherModel == Value.PersistentElement {
    state.models(Value.self, at: keyPath)
  }
  /// Reads a value that a transformer stores.
  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }

  /// Changes a value.
  @_disfavoredOverload
  public func setValue<Value: Encodable>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.attribute(newValue), at: keyPath, of: self)
  }
  /// Changes a related model.
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.one(.object(newValue)), at: keyPath, of: self)
  }
  /// Changes a related model.
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, to newValue: Value?) {
    state.set(.one(newValue.map { .object($0) }), at: keyPath, of: self)
  }
  /// Changes related models.
  public func setValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Self, Value>, to newValue: Value
  ) where OtherModel == Value.PersistentElement {
    state.set(.many(of: newValue), at: keyPath, of: self)
  }
  /// Changes a value that a transformer stores.
  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.attribute(newValue), at: keyPath, of: self)
  }
}
