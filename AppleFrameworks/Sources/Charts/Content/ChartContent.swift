import SwiftUI

/// A type that describes a part of a chart.
///
/// - Source: developer.apple.com/documentation/charts/chartcontent
@preconcurrency @MainActor
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent
  /// The marks that make up this content.
  @ChartContentBuilder var body: Self.Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// The body, which built-in content does not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Content without a body. The framework draws it.
  public typealias Body = Never
}
extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    if let self { collection.collect(self, traits) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Content without a body. The framework draws it.
  public typealias Body = Never
}
extension ForEach: PrimitiveChartContent where Content: ChartContent {
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    for element in data { collection.collect(content(element), traits) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates marks for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idOf: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identifier.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, idOf: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for the numbers of a range.
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, idOf: { $0 }, content: content)
  }
}
