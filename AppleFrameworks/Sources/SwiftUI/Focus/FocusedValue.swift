import UIKit

/// A property wrapper that reads a value of the focused view.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper
public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Creates a property wrapper from the key path of a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` if the focused view sets none.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    value = FocusReading.values(for: store, slot: slot)[keyPath: keyPath]
  }
}

/// A property wrapper that reads a binding of the focused view.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedbinding
@propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Creates a property wrapper from the key path of a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value of the binding; `nil` if the focused view sets none. Setting it without a binding has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

extension FocusedBinding: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    binding = FocusReading.values(for: store, slot: slot)[keyPath: keyPath]
  }
}

/// A namespace for functions that read the focused values of a window's views.
@MainActor
enum FocusReading {
  static func values(for store: PropertyStore, slot: Int) -> FocusedValues {
    let node = store.node
    if node.graph.root == nil || !node.graph.isShown {
      node.graph.afterUpdate { [weak node] in node?.invalidate() }
    }
    guard let root = node.graph.root else { return FocusedValues() }
    return root.preference(FocusedValuesKey.self)
  }
}
