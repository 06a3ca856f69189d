import UIKit

/// A property wrapper for the accessibility focus.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A binding to the state.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The focused value. Setting it moves the accessibility focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state for one element without focus.
  public init() where Value == Bool { initial = false }
  /// Creates a state for several elements without focus.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the focused element. Setting it moves the accessibility focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding for ``View/accessibilityFocused(_:equals:)``.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: SwiftUI.Binding(location: location ?? ConstantLocation(initial)))
  }
}

extension AccessibilityFocusState: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let initial = initial
    location = store.slot(slot) { StateLocation(initial) }
  }
}

extension View {
  /// Moves the accessibility focus to the view while the binding has a value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:)
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    AccessibilityFocusHolder(content: self) { binding.wrappedValue == value }
  }

  /// Moves the accessibility focus to the view while the binding is `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusHolder(content: self) { condition.wrappedValue }
  }
}

/// A view that posts the notification that moves the focus when a condition becomes true.
nonisolated private struct AccessibilityFocusHolder<Content: View>: View {
  let content: Content
  let isWanted: () -> Bool
  @State private var target = WeakTarget()

  @MainActor var body: some View {
    let (target, wanted) = (target, isWanted())
    content.accessible { view, _ in target.view = view }
      .onChange(of: wanted, initial: true) { _, wanted in
        if wanted { UIAccessibility.post(notification: .layoutChanged, argument: target.view) }
      }
  }
}

/// A weak reference to the view of an element.
@MainActor
private final class WeakTarget {
  weak var view: UIView?
  nonisolated init() {}
}
