import SwiftUI

/// The marks of a chart, in the order of its content.
@MainActor
final class MarkCollection {
  var marks: [MarkRecord] = []
  var annotations: [MarkAnnotation] = []

  /// Collects the marks of content.
  func collect<Content: ChartContent>(_ content: Content, _ traits: MarkTraits) {
    if let primitive = content as? any PrimitiveChartContent {
      primitive.collect(into: self, traits)
    } else {
      collect(content.body, traits)
    }
  }

  func add(_ mark: MarkRecord, _ traits: MarkTraits) {
    var mark = mark
    mark.traits = traits
    marks.append(mark)
  }
}

/// Content that this framework draws.
@MainActor
protocol PrimitiveChartContent {
  func collect(into collection: MarkCollection, _ traits: MarkTraits)
}
