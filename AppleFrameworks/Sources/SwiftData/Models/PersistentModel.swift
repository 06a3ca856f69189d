/// A class whose objects a context manages. `@Model` adds this conformance.
///
/// - Source: developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// Creates a model from values of a store.
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
  /// The context that manages the model; `nil` before it is inserted and after its deletion is saved.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/persistentmodel/modelcontext
  public var modelContext: ModelContext? { state.context }
  /// Whether the next save of the context deletes the model.
  public var isDeleted: Bool { state.isDeleted }
  /// Whether the model has unsaved changes.
  public var hasChanges: Bool { state.context?.hasChanges(state.identifier) ?? false }

  /// Returns the values of a new model.
  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { ModelBackingData<P>() }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs || lhs.state.identifier == rhs.state.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(state.identifier) }

  /// The values, with the state that the context keeps about the model.
  var state: ModelState {
    guard let data = persistentBackingData as? any StatefulBackingData else {
      fatalError("SwiftData: \(Self.self) has backing data that createBackingData() did not make")
    }
    return data.state
  }
}

extension PersistentModel {
  /// Returns a value.
  @_disfavoredOverload
  public func getValue<Value: Decodable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }
  /// Returns a related model.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.model(Value.self, at: keyPath)
  }
  /// Returns a related model.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
    state.optionalModel(Value.self, at: keyPath)
  }
  /// Returns related models.
  public func getValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Self, Value>
  ) -> Value where OtherModel == Value.PersistentElement {
    state.models(Value.self, at: keyPath)
  }
  /// Returns a value that a transformer stores.
  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }

  /// Sets a value.
  @_disfavoredOverload
  public func setValue<Value: Encodable>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.attribute(newValue), at: keyPath, of: self)
  }
  /// Sets a related model.
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.one(.object(newValue)), at: keyPath, of: self)
  }
  /// Sets a related model.
  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, to newValue: Value?) {
    state.set(.one(newValue.map { .object($0) }), at: keyPath, of: self)
  }
  /// Sets related models.
  public func setValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Self, Value>, to newValue: Value
  ) where OtherModel == Value.PersistentElement {
    state.set(.many(of: newValue), at: keyPath, of: self)
  }
  /// Sets a value that a transformer stores.
  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    state.set(.attribute(newValue), at: keyPath, of: self)
  }
}
