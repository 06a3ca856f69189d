import UIKit

/// A view that displays a value within a range.
///
/// - Source: developer.apple.com/documentation/swiftui/gauge
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  nonisolated(unsafe) let configuration: GaugeStyleConfiguration

  /// The content of the view.
  public var body: some View { StyledGauge(configuration: configuration) }

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, low: BoundsLabel?,
    high: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: share.isFinite ? min(1, max(0, share)) : 0, label: .init(content: AnyView(label)),
      currentValueLabel: current.map { .init(content: AnyView($0)) },
      minimumValueLabel: low.map { .init(content: AnyView($0)) },
      maximumValueLabel: high.map { .init(content: AnyView($0)) })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value. It is clamped to the bounds.
  ///   - bounds: The range. Default: 0 to 1. An empty range is displayed as 0.
  ///   - label: The views that describe the measured value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, low: nil, high: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose and its current value.
  ///
  /// - Parameters:
  ///   - value: The value. It is clamped to the bounds.
  ///   - bounds: The range. Default: 0 to 1.
  ///   - label: The views that describe the measured value.
  ///   - currentValueLabel: The current value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), low: nil, high: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose, its current value and the ends of its range.
  ///
  /// - Parameters:
  ///   - value: The value. It is clamped to the bounds.
  ///   - bounds: The range. Default: 0 to 1.
  ///   - label: The views that describe the measured value.
  ///   - currentValueLabel: The current value.
  ///   - minimumValueLabel: The lower bound.
  ///   - maximumValueLabel: The upper bound.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), low: minimumValueLabel(), high: maximumValueLabel())
  }
}
