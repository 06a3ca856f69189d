/// A property wrapper for a value that a view owns as long as the view keeps its identity.
///
/// The initial value is used once for each identity. Outside of a view, reading returns the initial value, and writing
/// has no effect.
///
/// - Source: developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value> {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value. Setting it evaluates the views that have read it.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let initial = initial
    location = store.slot(slot) { StateLocation(initial) }
  }
}
