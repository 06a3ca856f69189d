import Combine

/// A property wrapper for an object whose changes evaluate the view again.
///
/// - Source: developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject> {
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

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property wrapper for an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property wrapper for an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// A wrapper that returns bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    store.slot(slot) { ObjectObservation() }.observe(wrappedValue, for: store.node)
  }
}
