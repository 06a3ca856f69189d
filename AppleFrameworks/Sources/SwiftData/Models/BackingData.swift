/// The values of a model.
///
/// - Source: developer.apple.com/documentation/swiftdata/backingdata
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  /// The identity of the model; `nil` for a model without a context.
  var persistentModelID: PersistentIdentifier? { get set }
  var metadata: Any { get }

  init(for modelType: Model.Type)

  @_disfavoredOverload
  func getValue<Value: Decodable>(forKey: KeyPath<Model, Value>) -> Value
  func getValue<Value: PersistentModel>(forKey: KeyPath<Model, Value>) -> Value
  func getValue<Value: PersistentModel>(forKey: KeyPath<Model, Value?>) -> Value?
  func getValue<Value: RelationshipCollection, OtherModel>(
    forKey: KeyPath<Model, Value>
  ) -> Value where OtherModel == Value.PersistentElement
  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value

  @_disfavoredOverload
  mutating func setValue<Value: Encodable>(forKey: KeyPath<Model, Value>, to newValue: Value)
  mutating func setValue<Value: PersistentModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  mutating func setValue<Value: PersistentModel>(forKey: KeyPath<Model, Value?>, to newValue: Value?)
  mutating func setValue<Value: RelationshipCollection, OtherModel>(
    forKey: KeyPath<Model, Value>, to newValue: Value
  ) where OtherModel == Value.PersistentElement
  mutating func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
}

/// Backing data that stores its values in a state.
protocol StatefulBackingData {
  var state: ModelState { get }
}

/// The values of a model in memory.
struct ModelBackingData<Model: PersistentModel>: BackingData, StatefulBackingData {
  let state: ModelState

  init() { self.init(for: Model.self) }
  init(for modelType: Model.Type) { state = ModelState(ModelDescription.of(modelType)) }
  init(_ state: ModelState) { self.state = state }

  var persistentModelID: PersistentIdentifier? {
    get { state.permanentIdentifier }
    set { state.permanentIdentifier = newValue }
  }
  var metadata: Any { state.description.name }

  @_disfavoredOverload
  func getValue<Value: Decodable>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }
  func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    state.model(Value.self, at: keyPath)
  }
  func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>) -> Value? {
    state.optionalModel(Value.self, at: keyPath)
  }
  func getValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Model, Value>
  ) -> Value where OtherModel == Value.PersistentElement { state.models(Value.self, at: keyPath) }
  func getTransformableValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    state.attribute(Value.self, at: keyPath)
  }

  @_disfavoredOverload
  func setValue<Value: Encodable>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
    state.initialize(.attribute(newValue), at: keyPath)
  }
  func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
    state.initialize(.one(.object(newValue)), at: keyPath)
  }
  func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?) {
    state.initialize(.one(newValue.map { .object($0) }), at: keyPath)
  }
  func setValue<Value: RelationshipCollection, OtherModel>(
    forKey keyPath: KeyPath<Model, Value>, to newValue: Value
  ) where OtherModel == Value.PersistentElement { state.initialize(.many(of: newValue), at: keyPath) }
  func setTransformableValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
    state.initialize(any: newValue, at: keyPath)
  }
}
