import UIKit

/// The connection of a field to a focus state.
struct FocusLink {
  /// A closure that returns whether the field should have the keyboard focus.
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
  /// Binds the keyboard focus of the field to a value. The field has the focus while the binding has that value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/focused(_:equals:)
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

  /// Binds the keyboard focus of the field to a Boolean value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/focused(_:)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(
      \.focusLink,
      FocusLink(
        isWanted: { condition.wrappedValue },
        didChange: { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }))
  }
}
