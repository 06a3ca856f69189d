import UIKit

/// A control for selecting a value from a range by moving a thumb along a track.
///
/// - Source: developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let low: ValueLabel
  nonisolated(unsafe) let high: ValueLabel
  nonisolated(unsafe) let editing: (Bool) -> Void

  @Environment(\.tint) private var tint

  /// The content of the view.
  public var body: some View {
    HStack {
      low
      SliderControl(value: value, bounds: bounds, step: step, tint: tint, editing: editing)
      high
    }
  }

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, low: ValueLabel, high: ValueLabel,
    _ editing: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let location = value.location
    let transaction = value.transaction
    self.value = Binding(
      get: { Double(location.get()) }, set: { location.set(V($0), transaction: transaction) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.low = low
    self.high = high
    self.editing = editing
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value that the slider changes.
  ///   - bounds: The range. Default: 0 to 1.
  ///   - onEditingChanged: A closure that is called with `true` when a touch begins and with `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: The value that the slider changes.
  ///   - bounds: The range.
  ///   - step: The distance between values, starting from the lower bound. Default: 1. Values of 0 or less have no
  ///     effect.
  ///   - onEditingChanged: A closure that is called with `true` when a touch begins and with `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is not displayed.
  ///
  /// - Parameters:
  ///   - value: The value that the slider changes.
  ///   - bounds: The range. Default: 0 to 1.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: A closure that is called with `true` when a touch begins and with `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and a label, which is not displayed.
  ///
  /// - Parameter step: The distance between values, starting from the lower bound. Default: 1.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The value that the slider changes.
  ///   - bounds: The range. Default: 0 to 1.
  ///   - label: The views that describe the value. They are not displayed.
  ///   - minimumValueLabel: The view at the leading end.
  ///   - maximumValueLabel: The view at the trailing end.
  ///   - onEditingChanged: A closure that is called with `true` when a touch begins and with `false` when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with steps and labels at its ends.
  ///
  /// - Parameter step: The distance between values, starting from the lower bound. Default: 1.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends. Superseded by the initializer whose last argument is
  /// `onEditingChanged`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/slider
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: minimumValueLabel, high: maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider with steps and labels at its ends. Superseded by the initializer whose last argument is
  /// `onEditingChanged`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/slider
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), low: minimumValueLabel, high: maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is not displayed. Superseded by `init(value:in:label:onEditingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:label:)
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and a label, which is not displayed. Superseded by
  /// `init(value:in:step:label:onEditingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/slider/init(value:in:step:oneditingchanged:label:)
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}
