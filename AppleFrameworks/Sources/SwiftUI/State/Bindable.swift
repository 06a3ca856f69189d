/// Makes bindings to the properties of an observable object.
///
/// - Source: developer.apple.com/documentation/swiftui/bindable
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "Bindable is for observable objects")
  public init(wrappedValue: Value) { fatalError("Bindable is for observable objects") }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    ObjectBindings.binding(to: wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

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
