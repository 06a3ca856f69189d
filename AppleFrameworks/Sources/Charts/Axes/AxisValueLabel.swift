import SwiftUI

/// A label at a value of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axisvaluelabel
public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
  nonisolated(unsafe) private let label: AxisLabel
  /// A mark without a body. The framework draws it.
  public typealias Body = Never
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    elements.append(AxisElement(kind: .label(label), traits: traits))
  }

  /// Creates a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between its value and the next one.
  ///   - anchor: The point of the label that is at the value.
  ///   - multiLabelAlignment: Ignored. A value has one label.
  ///   - collisionResolution: The handling of labels that overlap.
  ///   - offsetsMarks: Ignored. Labels make space for themselves.
  ///   - orientation: The direction of the label.
  ///   - horizontalSpacing: The horizontal distance from the plot or the tick, in points.
  ///   - verticalSpacing: The vertical distance from the plot or the tick, in points.
  ///   - content: The view.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    label = AxisLabel(
      content: (view as? Text).map { .text($0) } ?? .view(AnyView(view)), isCentered: centered, anchor: anchor,
      collision: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with text.
  nonisolated public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { text }
  }

  /// Creates a label with a localized text.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(labelKey), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label with a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(label), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// Creates a label with the value.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabel(
      content: .automatic, isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label with the value in a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = AxisLabel(
      content: .format { $0.value(as: Format.FormatInput.self).map { format.format($0) } }, isCentered: centered,
      anchor: anchor, collision: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

/// The handling of labels that overlap.
///
/// - Source: developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable { case automatic, disabled, truncate, greedy }
  let kind: Kind
  /// Labels that overlap earlier ones are hidden.
  public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .automatic) }
  /// All labels are shown.
  public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
  /// Labels are truncated to the distance between values.
  public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
  /// Labels that overlap earlier ones are hidden.
  public static var greedy: AxisValueLabelCollisionResolution { greedy(priority: 0) }
  /// Returns a resolution that hides labels that overlap labels that come first. Priorities other than zero have no
  /// effect on the order.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy)
  }
}

/// The direction of a label.
///
/// - Source: developer.apple.com/documentation/charts/axisvaluelabelorientation
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  /// The direction that suits the axis.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  /// From left to right.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }

  /// The angle of the label.
  var angle: Angle {
    switch kind {
    case .automatic, .horizontal: .zero
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    }
  }
}
