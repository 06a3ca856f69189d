import Combine

/// A property wrapper for an object that a view creates and keeps as long as the view keeps its identity.
///
/// - Source: developer.apple.com/documentation/swiftui/stateobject
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject> {
  private nonisolated(unsafe) let make: () -> ObjectType
  private var kept: KeptObject<ObjectType>?

  /// Creates a property wrapper for an object that is created when the view first appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside of a view, it is created each time.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// A wrapper that returns bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let kept = store.slot(slot) { KeptObject(make()) }
    kept.observation.observe(kept.object, for: store.node)
    self.kept = kept
  }
}

@MainActor
private final class KeptObject<Object> {
  let object: Object
  let observation = ObjectObservation()
  init(_ object: Object) { self.object = object }
}
