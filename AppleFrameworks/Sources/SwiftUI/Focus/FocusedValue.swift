import UIKit

/// A value of the focused view.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper
public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Reads a value of the focused view.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` where the focused view sets none.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    value = FocusReading.values(for: store, slot: slot)[keyPath: keyPath]
  }
}

/// A binding of the focused view, as a property.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedbinding
@propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Reads a binding of the focused view.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value behind the binding; `nil` where the focused view sets none. Without a binding, setting it has no effect.
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

/// Reads the focused values of a window's views.
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
