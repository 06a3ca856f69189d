import UIKit

/// A control that increments and decrements a value.
///
/// - Source: developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let increment: (() -> Void)?
  nonisolated(unsafe) let decrement: (() -> Void)?
  nonisolated(unsafe) let editing: (Bool) -> Void

  @Environment(\.labelsVisibility) private var labels

  /// Creates a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: The views that describe the value.
  ///   - onIncrement: A closure that is called after a tap on the plus button; `nil` disables the button.
  ///   - onDecrement: A closure that is called after a tap on the minus button; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before and with `false` after each change.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editing = onEditingChanged
  }

  /// Creates a stepper that calls closures. Superseded by `init(label:onIncrement:onDecrement:onEditingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/stepper/init(onincrement:ondecrement:oneditingchanged:label:)
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value without bounds. Superseded by
  /// `init(value:step:label:onEditingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/stepper/init(value:step:oneditingchanged:label:)
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds. Superseded by
  /// `init(value:in:step:label:onEditingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/stepper/init(value:in:step:oneditingchanged:label:)
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value without bounds.
  ///
  /// - Parameters:
  ///   - value: The value that the stepper changes.
  ///   - step: The amount of a change. Default: 1.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: A closure that is called with `true` before and with `false` after each change.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value that the stepper changes.
  ///   - bounds: The range. At a bound, the button in its direction is disabled.
  ///   - step: The amount of a change. Default: 1.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: A closure that is called with `true` before and with `false` after each change.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    // The button in the direction of a reached bound is disabled.
    self.init(
      label: label,
      onIncrement: current >= bounds.upperBound
        ? nil : { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
      onDecrement: current <= bounds.lowerBound
        ? nil : { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) },
      onEditingChanged: onEditingChanged)
  }

  /// The content of the view.
  public var body: some View {
    let control = StepperControl(increment: increment, decrement: decrement, editing: editing)
    if labels == .hidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that calls closures, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value without bounds, with a localized title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds, with a localized title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value without bounds, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}
