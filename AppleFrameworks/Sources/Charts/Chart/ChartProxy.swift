import SwiftUI

/// A proxy for the scales and the plot of a chart.
///
/// - Source: developer.apple.com/documentation/charts/chartproxy
public struct ChartProxy {
  let model: ChartModel
  let space: ChartSpace
  let scrolling: PlotScrolling

  // MARK: The plot

  /// The size of the plot, in points. Read it on the main thread.
  public var plotSize: CGSize {
    let space = space
    return MainActor.assumeIsolated { space.plot.size }
  }

  /// An earlier spelling of ``plotSize``.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot, which a geometry proxy converts.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The frame of the plot, which a geometry proxy converts. An earlier spelling of ``plotFrame``.
  public var plotAreaFrame: Anchor<CGRect> {
    let space = space
    return Anchor(inWindow: {
      let origin = space.origin()
      return space.plot.offsetBy(dx: origin.x, dy: origin.y)
    })
  }

  private var x: PositionScale? {
    let (model, width, scrolling) = (model, plotSize.width, scrolling)
    var scale = MainActor.assumeIsolated { model.x?.resolved(length: width, isVertical: false) }
    scale?.scrolling = (scrolling.ratio.width, scrolling.fraction.x)
    return scale
  }

  private var y: PositionScale? {
    let (model, height, scrolling) = (model, plotSize.height, scrolling)
    var scale = MainActor.assumeIsolated { model.y?.resolved(length: height, isVertical: true) }
    scale?.scrolling = (scrolling.ratio.height, scrolling.fraction.y)
    return scale
  }

  // MARK: Positions

  /// Returns the horizontal position of a value in the plot, in points; `nil` if the scale does not have it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x?.position(PlottedValue(value)) }
  /// Returns the vertical position of a value in the plot, in points; `nil` if the scale does not have it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y?.position(PlottedValue(value)) }
  /// Returns the position of two values in the plot, in points; `nil` if a scale does not have its value.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the horizontal positions of a value, which are those of a whole category, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { x?.band(PlottedValue(value)) }
  /// Returns the vertical positions of a value, which are those of a whole category, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { y?.band(PlottedValue(value)) }
  /// Returns the positions of two values, which are those of whole categories, in points.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// Returns the value at a horizontal position in the plot; `nil` if there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { x?.value(at: position)?.value() }
  /// Returns the value at a vertical position in the plot; `nil` if there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { y?.value(at: position)?.value() }
  /// Returns the values at a position in the plot; `nil` if there are none of the types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the angle of a position around the center of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let size = plotSize
    let turn = atan2(Double(position.x - size.width / 2), Double(size.height / 2 - position.y))
    return Angle(radians: turn < 0 ? turn + 2 * .pi : turn)
  }

  /// Returns the sum of the values of sectors up to an angle; `nil` if there are none of the type.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { amount(at: angle)?.value() }

  private func amount(at angle: Angle) -> PlottedValue? {
    let model = model
    let total = MainActor.assumeIsolated { model.total }
    guard total > 0 else { return nil }
    return .number(total * angle.radians / (2 * .pi))
  }

  /// Returns the values of the horizontal scale: its categories, or its bounds.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { (x?.domain ?? []).compactMap { $0.value() } }
  /// Returns the values of the vertical scale: its categories, or its bounds.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { (y?.domain ?? []).compactMap { $0.value() } }

  // MARK: Styles

  /// Returns the style of a value; `nil` if the chart has no styles for values.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let (model, value) = (model, PlottedValue(value))
    return MainActor.assumeIsolated { model.foreground.style(value) }
  }

  /// Returns the symbol of a value; `nil` if the chart has no symbols for values, or if it is a view.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    let (model, value) = (model, PlottedValue(value))
    return MainActor.assumeIsolated {
      if case .shape(let shape)? = model.symbols.style(value) { AnyChartSymbolShape(shape) } else { nil }
    }
  }

  /// Returns the line style of a value; `nil` if the chart has no line styles for values.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    let (model, value) = (model, PlottedValue(value))
    return MainActor.assumeIsolated { model.lineStyles.style(value) }
  }

  // MARK: Selection

  /// Selects the value at a horizontal position.
  public func selectXValue(at xPosition: CGFloat) {
    let (model, value) = (model, x?.value(at: xPosition))
    MainActor.assumeIsolated { model.settings.x.selection?(value) }
  }
  /// Selects the value at a vertical position.
  public func selectYValue(at yPosition: CGFloat) {
    let (model, value) = (model, y?.value(at: yPosition))
    MainActor.assumeIsolated { model.settings.y.selection?(value) }
  }
  /// Selects the values between two horizontal positions.
  public func selectXRange(from startX: CGFloat, to endX: CGFloat) {
    guard let first = x?.value(at: min(startX, endX)), let last = x?.value(at: max(startX, endX)) else { return }
    let model = model
    MainActor.assumeIsolated { model.settings.x.rangeSelection((first, last)) }
  }
  /// Selects the values between two vertical positions.
  public func selectYRange(from startY: CGFloat, to endY: CGFloat) {
    guard let first = y?.value(at: max(startY, endY)), let last = y?.value(at: min(startY, endY)) else { return }
    let model = model
    MainActor.assumeIsolated { model.settings.y.rangeSelection((first, last)) }
  }
  /// Selects the sum of the values of sectors up to an angle.
  public func selectAngleValue(at angle: Angle) {
    let (model, value) = (model, amount(at: angle))
    MainActor.assumeIsolated { model.settings.angleSelection?(value) }
  }
}
