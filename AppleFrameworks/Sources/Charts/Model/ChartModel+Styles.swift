import SwiftUI

extension ChartModel {
  /// A mark's style, and a key for styles that many marks share.
  struct MarkStyle {
    let style: AnyShapeStyle
    let key: PlottedValue?
  }

  /// Returns the foreground style of a mark.
  func style(of traits: MarkTraits) -> MarkStyle {
    if let style = traits.foreground { return MarkStyle(style: style, key: nil) }
    guard let field = traits.foregroundBy else {
      return MarkStyle(style: AnyShapeStyle(ChartDefaults.colors[0]), key: .category(""))
    }
    if !colorNumbers.isEmpty, let amount = field.value.amount {
      return MarkStyle(style: AnyShapeStyle(color(of: amount)), key: field.value)
    }
    return MarkStyle(
      style: foreground.style(field.value) ?? AnyShapeStyle(ChartDefaults.colors[0]), key: field.value)
  }

  /// The bounds of the numbers that colors represent.
  var colorBounds: ClosedRange<Double> {
    let given = settings.foreground.domain?.compactMap(\.amount) ?? []
    let low = given.min() ?? colorNumbers.low
    let high = given.max() ?? colorNumbers.high
    return low <= high ? low...high : 0...1
  }

  /// The colors of numbers.
  var colorGradient: Gradient { settings.foreground.gradient ?? ChartDefaults.gradient }

  private func color(of amount: Double) -> Color {
    let bounds = colorBounds
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? min(1, max(0, (amount - bounds.lowerBound) / length)) : 0
    let stops = colorGradient.stops
    guard let first = stops.first, let last = stops.last else { return ChartDefaults.colors[0] }
    if share <= first.location { return first.color }
    for (low, high) in zip(stops, stops.dropFirst()) where share <= high.location {
      let part = high.location > low.location ? (share - low.location) / (high.location - low.location) : 1
      return low.color.mix(with: high.color, by: part)
    }
    return last.color
  }

  /// Returns the area of a symbol that represents a value, in square points.
  func area(of value: PlottedValue) -> CGFloat {
    let settings = settings.symbolSizes
    if let area = settings.mapping?(value) { return area }
    let names = settings.domain ?? sizes.names.map { .category($0) }
    if let areas = settings.areas, !areas.isEmpty {
      guard let index = names.firstIndex(of: value) else { return ChartDefaults.symbolArea }
      return areas[index % areas.count]
    }
    let range = settings.range ?? ChartDefaults.symbolAreas
    let share: Double
    if let amount = value.amount {
      let given = settings.domain?.compactMap(\.amount) ?? []
      let (low, high) = (given.min() ?? min(0, sizes.low), given.max() ?? sizes.high)
      share = high > low ? min(1, max(0, (amount - low) / (high - low))) : 0.5
    } else {
      guard let index = names.firstIndex(of: value) else { return ChartDefaults.symbolArea }
      share = names.count > 1 ? Double(index) / Double(names.count - 1) : 0
    }
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
