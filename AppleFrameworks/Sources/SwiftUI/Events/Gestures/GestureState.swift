import UIKit

/// A property wrapper that a gesture updates. It is reset to its initial value when the gesture ends.
///
/// - Source: developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let resetTransaction: Transaction
  private let willReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue, resetTransaction: Transaction()) }

  /// Creates a state with an initial value.
  ///
  /// - Parameter resetTransaction: The transaction of the reset to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
    willReset = { _, _ in }
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter reset: A closure that changes the transaction of the reset. It receives the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = Transaction()
    willReset = reset
  }

  /// The current value, or the initial value while no gesture is active.
  public var wrappedValue: Value { location?.get() ?? initial }
  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction: transaction) }
  func reset() {
    var transaction = resetTransaction
    willReset(wrappedValue, &transaction)
    location?.set(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let initial = initial
    location = store.slot(slot) { StateLocation(initial) }
  }
}
