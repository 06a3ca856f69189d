import UIKit

/// A value in a range, by moving a thumb.
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
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }
}
