import UIKit

/// How far something has come, or that it goes on.
///
/// - Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  nonisolated(unsafe) let label: Label?
  nonisolated(unsafe) let current: CurrentValueLabel?

  public var body: some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: current.map { .init(content: AnyView($0)) }))
  }

  nonisolated fileprivate init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  nonisolated fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, total), label: nil, current: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.share(value, total), label: label(), current: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
  }
}
