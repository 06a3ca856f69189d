import SwiftUI

extension ChartContent {
  private nonisolated func changed(_ change: @escaping (inout MarkTraits) -> Void) -> some ChartContent {
    ModifiedChartContent(self, change: change)
  }

  // MARK: Styles

  /// Sets the foreground style of the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { ($0.foreground, $0.foregroundBy) = (AnyShapeStyle(style), nil) }
  }

  /// Represents a value by the foreground style of the marks.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let field = value.field
    return changed { ($0.foreground, $0.foregroundBy) = (nil, field) }
  }

  /// Sets the opacity of the marks, from 0 to 1. Opacities are multiplied.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  /// Sets the corner radius of bars, rectangles and sectors, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  {
    changed {
      $0.cornerRadii = RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
      $0.cornerStyle = style
    }
  }

  /// Sets the style of lines.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { ($0.lineStyle, $0.lineStyleBy) = (style, nil) }
  }

  /// Represents a value by the style of lines.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let field = value.field
    return changed { ($0.lineStyle, $0.lineStyleBy) = (nil, field) }
  }

  /// Sets the interpolation of lines and areas.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }

  /// Aligns gradients of the marks with the plot instead of with each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsStylesWithPlot = aligns }
  }

  /// Adds a shadow to the marks.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.shadow = MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  /// Sets the order of the marks. Marks with higher values are in front.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

  // MARK: Symbols

  /// Sets the symbol of points, or adds symbols to lines.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { ($0.symbol, $0.symbolBy) = (.shape(symbol), nil) }
  }

  /// Sets the view that is the symbol of points, or adds it to lines.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { ($0.symbol, $0.symbolBy) = (.view(view), nil) }
  }

  /// Represents a value by the symbol of points and lines.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let field = value.field
    return changed { ($0.symbol, $0.symbolBy) = (nil, field) }
  }

  /// Sets the size of symbols, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { ($0.symbolSize, $0.symbolArea, $0.symbolSizeBy) = (size, nil, nil) }
  }

  /// Sets the area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { ($0.symbolSize, $0.symbolArea, $0.symbolSizeBy) = (nil, area, nil) }
  }

  /// Represents a value by the area of symbols.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let field = value.field
    return changed { ($0.symbolSize, $0.symbolArea, $0.symbolSizeBy) = (nil, nil, field) }
  }

  // MARK: Positions

  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the horizontal edges and the vertical center of the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the vertical edges and the horizontal center of the marks, in points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed {
      let old = $0.offset ?? MarkOffset(xStart: 0, xEnd: 0, yStart: 0, yEnd: 0)
      $0.offset = MarkOffset(
        xStart: old.xStart + xStart, xEnd: old.xEnd + xEnd, yStart: old.yStart + yStart, yEnd: old.yEnd + yEnd)
    }
  }

  /// Places marks with the same position side by side, by a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: The axis along which the marks are side by side; `nil` for that of the categories.
  ///   - span: The length that all marks with the same position share.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let field = value.field
    return changed { $0.dodge = Dodge(field: field, axis: axis, span: span) }
  }

  // MARK: Annotations

  /// Adds a view at the marks.
  ///
  /// - Parameters:
  ///   - position: The position relative to the marks.
  ///   - alignment: The alignment with the marks along the other axis.
  ///   - spacing: The distance from the marks, in points; `nil` for the default.
  ///   - content: The view.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Adds a view at the marks, with their size.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Adds a view at the marks, which moves if it is too large for its place.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view at the marks, with their size, which moves if it is too large for its place.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private nonisolated func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    AnnotatedChartContent(self) { marks in
      MarkAnnotation(
        marks: marks, position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
    }
  }

  // MARK: Accessibility

  private nonisolated func described(_ change: @escaping (inout MarkAccessibility) -> Void) -> some ChartContent {
    changed {
      var accessibility = $0.accessibility ?? MarkAccessibility()
      change(&accessibility)
      $0.accessibility = accessibility
    }
  }

  /// Sets the label of the marks' accessibility elements.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { described { $0.label = label } }
  /// Sets the label of the marks' accessibility elements.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the label of the marks' accessibility elements.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  /// Sets the value of the marks' accessibility elements.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { described { $0.value = value } }
  /// Sets the value of the marks' accessibility elements.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value of the marks' accessibility elements.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  /// Sets the identifier of the marks' accessibility elements.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    described { $0.identifier = identifier }
  }
  /// Sets whether the marks have no accessibility elements.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    described { $0.isHidden = hidden }
  }
}
