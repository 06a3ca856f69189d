/// A property wrapper that creates bindings to the properties of an observable object.
///
/// - Source: developer.apple.com/documentation/swiftui/bindable
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Unavailable, because only observable objects have bindings.
  @available(*, unavailable, message: "Bindable is for observable objects")
  public init(wrappedValue: Value) { fatalError("Bindable is for observable objects") }

  /// The property wrapper, which provides bindings with `$object.property`.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    ObjectBindings.binding(to: wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property wrapper for an object.
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  /// Creates a property wrapper for an object.
  public init(_ wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  /// Creates a property wrapper from another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable {
  private init(storing value: Value) {
    wrappedValue = value
  }
}

extension Bindable: DynamicProperty {}
