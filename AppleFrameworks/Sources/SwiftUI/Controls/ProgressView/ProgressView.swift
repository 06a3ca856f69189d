import UIKit

/// A display of progress, or of an activity without known progress.
///
/// - Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  nonisolated(unsafe) let label: Label?
  nonisolated(unsafe) let current: CurrentValueLabel?

  /// The view's content.
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
  /// Creates an indicator of unknown progress.
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
  /// Creates an indicator of unknown progress with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
  /// Creates an indicator of unknown progress with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  /// Creates an indicator of unknown progress with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// Creates an indicator of progress.
  ///
  /// - Parameters:
  ///   - value: The amount done, moved into 0 to `total`; `nil` is unknown.
  ///   - total: The amount to do. Default: 1. For 0 and below nothing counts as done.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, total), label: nil, current: nil)
  }

  /// Creates an indicator of progress with a label.
  ///
  /// - Parameters:
  ///   - value: The amount done, moved into 0 to `total`; `nil` is unknown.
  ///   - total: The amount to do. Default: 1.
  ///   - label: The task.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.share(value, total), label: label(), current: nil)
  }

  /// Creates an indicator of progress with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The amount done, moved into 0 to `total`; `nil` is unknown.
  ///   - total: The amount to do. Default: 1.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates an indicator of progress with an unlocalized title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The amount done, moved into 0 to `total`; `nil` is unknown.
  ///   - total: The amount to do. Default: 1.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates an indicator of progress with labels for the task and the current value.
  ///
  /// - Parameters:
  ///   - value: The amount done, moved into 0 to `total`; `nil` is unknown.
  ///   - total: The amount to do. Default: 1.
  ///   - label: The task.
  ///   - currentValueLabel: The amount done.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView {
  /// Creates an indicator of a Foundation progress. It does not follow the progress by itself.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/progressview/init(_:)
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}
