import SwiftUI

/// Marks of a collection's elements, whose properties are key paths of the element.
///
/// - Source: developer.apple.com/documentation/charts/vectorizedchartcontent
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the collection's elements.
  associatedtype DataElement
}

/// The marks of a collection's elements.
struct VectorPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  nonisolated(unsafe) let elements: any Collection<DataElement>
  nonisolated(unsafe) let record: (DataElement) -> MarkRecord
  nonisolated(unsafe) var changes: [(DataElement, inout MarkTraits) -> Void] = []
  typealias Body = Never

  nonisolated init(_ elements: any Collection<DataElement>, record: @escaping (DataElement) -> MarkRecord) {
    self.elements = elements
    self.record = record
  }

  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    for element in elements {
      var traits = traits
      for change in changes { change(element, &traits) }
      collection.add(record(element), traits)
    }
  }
}

/// A vectorized plot of this framework.
protocol VectorPlotting<DataElement>: VectorizedChartContent {
  nonisolated var plot: VectorPlot<DataElement> { get }
}

extension VectorPlot: VectorPlotting {
  nonisolated var plot: VectorPlot<DataElement> { self }
}

extension VectorizedChartContent {
  private nonisolated func changed(
    _ change: @escaping (DataElement, inout MarkTraits) -> Void
  ) -> VectorPlot<DataElement> {
    guard var plot = (self as? any VectorPlotting<DataElement>)?.plot else {
      preconditionFailure("\(Self.self) is not a vectorized plot of Charts, so it has no properties by key paths")
    }
    // Inner modifiers take precedence, so they are applied after outer ones.
    plot.changes.insert(change, at: 0)
    return plot
  }

  /// Sets the foreground style of each element's mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.foreground, $1.foregroundBy) = (AnyShapeStyle($0[keyPath: keyPath]), nil) }
  }

  /// Represents a property by the foreground style.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.foreground, $1.foregroundBy) = (nil, value.field($0)) }
  }

  /// Sets the opacity of each element's mark.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { $1.opacity *= $0[keyPath: keyPath] }
  }

  /// Sets the symbol of each element's mark.
  nonisolated public func symbol<S: ChartSymbolShape>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.symbol, $1.symbolBy) = (.shape($0[keyPath: keyPath]), nil) }
  }

  /// Represents a property by the symbol.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.symbol, $1.symbolBy) = (nil, value.field($0)) }
  }

  /// Sets the area of each element's symbol, in square points.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.symbolSize, $1.symbolArea, $1.symbolSizeBy) = (nil, $0[keyPath: keyPath], nil) }
  }

  /// Represents a property by the area of symbols.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.symbolSize, $1.symbolArea, $1.symbolSizeBy) = (nil, nil, value.field($0)) }
  }

  /// Sets the line style of each element's mark.
  nonisolated public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.lineStyle, $1.lineStyleBy) = ($0[keyPath: keyPath], nil) }
  }

  /// Represents a property by the line style.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { ($1.lineStyle, $1.lineStyleBy) = (nil, value.field($0)) }
  }

  /// Sets the accessibility label of each element's mark.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      var accessibility = $1.accessibility ?? MarkAccessibility()
      accessibility.label = $0[keyPath: keyPath]
      $1.accessibility = accessibility
    }
  }

  /// Sets the accessibility value of each element's mark.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      var accessibility = $1.accessibility ?? MarkAccessibility()
      accessibility.value = $0[keyPath: keyPath]
      $1.accessibility = accessibility
    }
  }
}
