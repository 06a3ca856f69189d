import UIKit

/// A property wrapper for the keyboard focus.
///
/// - Source: developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A binding to a focus state.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/focusstate/binding
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value. Setting it moves the keyboard focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state for one field without focus.
  public init() where Value == Bool { initial = false }
  /// Creates a state for several fields without focus.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the focused field. Setting it moves the keyboard focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding for ``View/focused(_:equals:)``.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(binding: SwiftUI.Binding(location: location ?? ConstantLocation(initial)))
  }
}

extension FocusState: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let initial = initial
    location = store.slot(slot) { StateLocation(initial) }
  }
}
