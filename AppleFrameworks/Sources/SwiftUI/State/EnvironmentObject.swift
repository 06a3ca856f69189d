import Combine

/// A property wrapper for an object that an ancestor view has set in the environment.
///
/// Reading it stops the program if there is none.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentobject
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// A wrapper that returns bindings to the properties of an object.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObjectBindings.binding(to: object, keyPath)
    }
  }

  private var object: ObjectType?

  /// Creates a property wrapper for an object in the environment.
  nonisolated public init() {}

  /// The object. Reading it stops the program if no ancestor view has set one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// A wrapper that returns bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    object = store.readObject(ObjectType.self)
    if let object { store.slot(slot) { ObjectObservation() }.observe(object, for: store.node) }
  }
}
