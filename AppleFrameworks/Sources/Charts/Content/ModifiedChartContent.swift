import SwiftUI

/// Content with changed settings. Settings of the content itself take precedence.
struct ModifiedChartContent<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout MarkTraits) -> Void
  nonisolated init(_ content: Content, change: @escaping (inout MarkTraits) -> Void) {
    self.content = content
    self.change = change
  }
  typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    var traits = traits
    change(&traits)
    collection.collect(content, traits)
  }
}

/// Content with an annotation.
struct AnnotatedChartContent<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let annotation: (Range<Int>) -> MarkAnnotation
  nonisolated init(_ content: Content, annotation: @escaping (Range<Int>) -> MarkAnnotation) {
    self.content = content
    self.annotation = annotation
  }
  typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    let start = collection.marks.count
    collection.collect(content, traits)
    collection.annotations.append(annotation(start..<collection.marks.count))
  }
}
