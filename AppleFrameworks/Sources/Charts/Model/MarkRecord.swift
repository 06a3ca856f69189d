import SwiftUI

/// The kinds of marks.
enum MarkKind: Hashable {
  case bar, line, area, point, rule, rectangle, sector
}

/// The extent of a mark along an axis.
enum MarkExtent {
  /// A value, at which the mark has a width or a height.
  case value(PlottedField)
  /// Values between which the mark extends.
  case interval(PlottedField, PlottedField)
  /// Positions in points between which the mark extends; `nil` for the edges of the plot.
  case points(CGFloat?, CGFloat?)
  /// A position in points; `nil` for the center of the plot.
  case point(CGFloat?)

  var field: PlottedField? {
    switch self {
    case .value(let field), .interval(let field, _): field
    case .points, .point: nil
    }
  }
}

/// The settings of a mark by its modifiers.
struct MarkTraits {
  var foreground: AnyShapeStyle?
  var foregroundBy: PlottedField?
  var symbol: MarkSymbol?
  var symbolBy: PlottedField?
  var symbolSize: CGSize?
  var symbolArea: CGFloat?
  var symbolSizeBy: PlottedField?
  var lineStyle: StrokeStyle?
  var lineStyleBy: PlottedField?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadii: RectangleCornerRadii?
  var cornerStyle = RoundedCornerStyle.continuous
  var offset: MarkOffset?
  var dodge: Dodge?
  var zIndex = 0.0
  var shadow: MarkShadow?
  var alignsStylesWithPlot = false
  var accessibility: MarkAccessibility?
}

/// The symbol of points and of lines.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// The distances by which a mark is moved, in points.
struct MarkOffset {
  var xStart: CGFloat
  var xEnd: CGFloat
  var yStart: CGFloat
  var yEnd: CGFloat
}

/// The place of a mark beside others with the same value.
struct Dodge {
  let field: PlottedField
  /// The axis along which marks are side by side; `nil` for that of categories.
  let axis: Axis?
  let span: MarkDimension
}

struct MarkShadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

/// A mark as a chart's content describes it.
struct MarkRecord {
  let kind: MarkKind
  var x: MarkExtent
  var y: MarkExtent
  /// The width of a mark at a value; the inner radius of a sector.
  var width = MarkDimension.automatic
  /// The height of a mark at a value; the outer radius of a sector.
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedField?
  var inset: CGFloat?
  var traits = MarkTraits()
  /// The points of a function's plot, which do not widen the domain; the function is sampled over it.
  var sampling: FunctionSampling?
}

/// A view at marks.
struct MarkAnnotation {
  /// The marks that it describes.
  let marks: Range<Int>
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
