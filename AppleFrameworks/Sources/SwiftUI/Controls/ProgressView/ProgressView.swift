import UIKit

/// A view that displays the progress of a task, or an activity whose progress is unknown.
///
/// - Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  nonisolated(unsafe) let label: Label?
  nonisolated(unsafe) let current: CurrentValueLabel?

  /// The content of the view.
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
  /// Creates a progress view for unknown progress.
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
  /// Creates a progress view for unknown progress with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
  /// Creates a progress view for unknown progress with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  /// Creates a progress view for unknown progress with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// Creates a progress view.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to `total`; `nil` if it is unknown.
  ///   - total: The total amount. Default: 1. If it is 0 or less, no progress is displayed.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, total), label: nil, current: nil)
  }

  /// Creates a progress view with a label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to `total`; `nil` if it is unknown.
  ///   - total: The total amount. Default: 1.
  ///   - label: The views that describe the task.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.share(value, total), label: label(), current: nil)
  }

  /// Creates a progress view with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The completed amount, clamped to the range from 0 to `total`; `nil` if it is unknown.
  ///   - total: The total amount. Default: 1.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with an unlocalized title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The completed amount, clamped to the range from 0 to `total`; `nil` if it is unknown.
  ///   - total: The total amount. Default: 1.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a progress view with labels for the task and the current value.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to `total`; `nil` if it is unknown.
  ///   - total: The total amount. Default: 1.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the completed amount.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView {
  /// Creates a progress view for a `Progress` object. The view does not update when the object changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/progressview/init(_:)
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}
