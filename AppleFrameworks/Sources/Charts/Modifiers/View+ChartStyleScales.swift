import SwiftUI

extension ScaleDomain {
  /// The domain as settings.
  nonisolated var choice: Domain { (self as? any DomainSource)?.domain ?? Domain() }
}

extension View {
  private nonisolated func styleScale<Style>(
    _ scale: WritableKeyPath<ChartSettings, StyleSettings<Style>>,
    _ change: @escaping (inout StyleSettings<Style>) -> Void
  ) -> some View {
    chartSettings { change(&$0[keyPath: scale]) }
  }

  // MARK: Foreground styles

  /// Sets the styles of values.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { (PlottedValue($0.key), AnyShapeStyle($0.value)) }
    return styleScale(\.foreground) { ($0.domain, $0.styles) = (pairs.map(\.0), pairs.map(\.1)) }
  }

  /// Sets the values and their styles.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let (values, styles, gradient) = (domain.choice.values, Self.styles(range), range as? Gradient)
    return styleScale(\.foreground) { ($0.domain, $0.styles, $0.gradient) = (values, styles, gradient ?? $0.gradient) }
  }

  /// Sets the values that have styles.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let values = domain.choice.values
    return styleScale(\.foreground) { $0.domain = values }
  }

  /// Sets the styles of values, in the order of the data; the colors of numbers if the range is a gradient.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let (styles, colors) = (Self.styles(range), Self.gradient(range))
    return styleScale(\.foreground) { ($0.styles, $0.gradient) = (styles, colors) }
  }

  /// Sets the values that have styles, and a function that returns them.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map { PlottedValue($0) }
    return styleScale(\.foreground) {
      $0.domain = values
      $0.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the function that returns the styles of values.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    styleScale(\.foreground) { $0.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } } }
  }

  private nonisolated static func styles<Range: ScaleRange>(_ range: Range) -> [AnyShapeStyle]? {
    guard let styles = range as? [any ShapeStyle] else { return nil }
    return styles.map { AnyShapeStyle($0) }
  }

  private nonisolated static func gradient<Range: ScaleRange>(_ range: Range) -> Gradient? {
    (range as? Gradient) ?? (range as? [Color]).map { Gradient(colors: $0) }
  }

  // MARK: Symbols

  /// Sets the symbols of values.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { (PlottedValue($0.key), MarkSymbol.shape($0.value)) }
    return styleScale(\.symbols) { ($0.domain, $0.styles) = (pairs.map(\.0), pairs.map(\.1)) }
  }

  /// Sets the values and their symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S]
  ) -> some View {
    let (values, symbols) = (domain.choice.values, range.map { MarkSymbol.shape($0) })
    return styleScale(\.symbols) { ($0.domain, $0.styles) = (values, symbols) }
  }

  /// Sets the values that have symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = domain.choice.values
    return styleScale(\.symbols) { $0.domain = values }
  }

  /// Sets the symbols of values, in the order of the data.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { MarkSymbol.shape($0) }
    return styleScale(\.symbols) { $0.styles = symbols }
  }

  /// Sets the function that returns the symbols of values.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    styleScale(\.symbols) { $0.mapping = { $0.value(as: DataValue.self).map { .shape(mapping($0)) } } }
  }

  // MARK: Sizes of symbols

  /// Sets the areas of symbols for numbers, in square points.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let values = domain.choice.values
    return chartSettings { ($0.symbolSizes.domain, $0.symbolSizes.range) = (values, range) }
  }

  /// Sets the areas of symbols for numbers, in square points.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chartSettings { $0.symbolSizes.range = range }
  }

  /// Sets the areas of symbols for values, in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let pairs = mapping.map { (PlottedValue($0.key), $0.value) }
    return chartSettings { ($0.symbolSizes.domain, $0.symbolSizes.areas) = (pairs.map(\.0), pairs.map(\.1)) }
  }

  /// Sets the function that returns the areas of symbols, in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartSettings { $0.symbolSizes.mapping = { $0.value(as: DataValue.self).map(mapping) } }
  }

  // MARK: Line styles

  /// Sets the line styles of values.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { (PlottedValue($0.key), $0.value) }
    return styleScale(\.lineStyles) { ($0.domain, $0.styles) = (pairs.map(\.0), pairs.map(\.1)) }
  }

  /// Sets the values and their line styles.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: [StrokeStyle]
  ) -> some View {
    let values = domain.choice.values
    return styleScale(\.lineStyles) { ($0.domain, $0.styles) = (values, range) }
  }

  /// Sets the line styles of values, in the order of the data.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    styleScale(\.lineStyles) { $0.styles = range }
  }

  /// Sets the function that returns the line styles of values.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    styleScale(\.lineStyles) { $0.mapping = { $0.value(as: DataValue.self).map(mapping) } }
  }
}
