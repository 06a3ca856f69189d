import SwiftUI

/// A scale from categories to styles.
struct StyleScale<Style> {
  let names: [PlottedValue]
  private let indices: [PlottedValue: Int]
  private let styles: [Style]
  private let mapping: ((PlottedValue) -> Style?)?
  let label: PlottedField?

  /// Creates a scale of the data's categories, or of those of the settings.
  init(_ values: [PlottedValue], _ settings: StyleSettings<Style>, defaults: [Style], label: PlottedField?) {
    names = settings.domain ?? values
    indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    styles = settings.styles ?? defaults
    mapping = settings.mapping
    self.label = label
  }

  /// Returns the style of a category. Styles repeat if there are more categories.
  func style(_ value: PlottedValue) -> Style? {
    if let found = mapping?(value) { return found }
    guard let index = indices[value], !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }
}

/// The default styles of charts.
enum ChartDefaults {
  /// The colors of categories, in their order.
  ///
  /// - Source: developer.apple.com/documentation/charts/customizing-axes-in-swift-charts
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  static let lineStyles: [StrokeStyle] = [
    StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4]), StrokeStyle(lineWidth: 2, dash: [2, 3]),
    StrokeStyle(lineWidth: 2, dash: [8, 3, 2, 3]), StrokeStyle(lineWidth: 2, dash: [12, 4]),
  ]
  /// The colors of numbers, from the lowest to the highest.
  static let gradient = Gradient(colors: [Color.blue.opacity(0.15), .blue])
  /// The share of a category or a calendar unit that a bar takes. Estimated from the pictures of Apple's documentation.
  static let barRatio = 0.65
  /// The width of bars on a continuous scale, in points, if the gaps between them are larger.
  static let barWidth: CGFloat = 12
  static let lineWidth: CGFloat = 2
  static let ruleWidth: CGFloat = 1
  /// The area of a symbol, in square points. Estimated from the pictures of Apple's documentation.
  static let symbolArea: CGFloat = 50
  static let symbolAreas: ClosedRange<CGFloat> = 20...400
  static let annotationSpacing: CGFloat = 4
  static let legendSpacing: CGFloat = 8
}
