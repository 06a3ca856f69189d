import SwiftUI

/// Marks at values of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axismarks
public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  nonisolated(unsafe) private let group: AxisGroup
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into groups: inout [AxisGroup]) { groups.append(group) }

  /// Creates marks.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: A closure that returns the marks of each value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(preset: preset, position: position, values: values, content: .marks { _ in content() })
  }

  /// Creates marks that depend on their value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(preset: preset, position: position, values: values, content: .marks { content($0) })
  }

  /// Creates marks at the values of an array.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(
      preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map { PlottedValue($0) })),
      content: .marks { _ in content() })
  }

  /// Creates marks at the values of an array, which depend on their value.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(
      preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map { PlottedValue($0) })),
      content: .marks { content($0) })
  }
}

extension AxisMarks where Content == Never {
  /// Creates the default marks.
  ///
  /// - Parameter stroke: The stroke of grid lines and ticks; `nil` for the default.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    group = AxisGroup(preset: preset, position: position, values: values, content: .defaults(nil, stroke))
  }

  /// Creates the default marks at the values of an array.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    group = AxisGroup(
      preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map { PlottedValue($0) })),
      content: .defaults(nil, stroke))
  }

  /// Creates the default marks with a format of labels.
  nonisolated public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    group = AxisGroup(
      preset: preset, position: position, values: values,
      content: .defaults({ $0.value(as: Format.FormatInput.self).map { format.format($0) } }, stroke))
  }

  /// Creates the default marks at the values of an array, with a format of labels.
  nonisolated public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    group = AxisGroup(
      preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map { PlottedValue($0) })),
      content: .defaults({ $0.value(as: Value.self).map { format.format($0) } }, stroke))
  }
}

/// A group of marks with the same values.
struct AxisGroup {
  enum Content {
    /// The default marks, with a format of labels and a stroke of lines.
    case defaults(((PlottedValue) -> String?)?, StrokeStyle?)
    case marks((AxisValue) -> any AxisMark)
  }
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var content = Content.defaults(nil, nil)
}
