import UIKit

/// Which field the keyboard types into.
///
/// - Source: developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// - Source: developer.apple.com/documentation/swiftui/focusstate/binding
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }
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

/// What a field is told of focus.
struct FocusLink {
  /// Whether it should have the keyboard.
  let isWanted: () -> Bool
  let didChange: (Bool) -> Void
}

private enum FocusKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

extension EnvironmentValues {
  var focusLink: FocusLink? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

extension View {
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    environment(
      \.focusLink,
      FocusLink(
        isWanted: { binding.wrappedValue == value },
        didChange: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let none = Optional<AnyHashable>.none as? Value {
            binding.wrappedValue = none
          }
        }))
  }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(
      \.focusLink,
      FocusLink(
        isWanted: { condition.wrappedValue },
        didChange: { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }))
  }
}
