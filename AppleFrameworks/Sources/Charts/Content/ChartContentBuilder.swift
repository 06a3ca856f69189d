import SwiftUI

/// A result builder that combines the marks of a closure.
///
/// - Source: developer.apple.com/documentation/charts/chartcontentbuilder
@resultBuilder
public struct ChartContentBuilder {
  /// Returns content unchanged.
  nonisolated public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Returns the content of an empty block.
  nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Returns the only content of a block.
  nonisolated public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Combines the content of a block.
  nonisolated public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    TupleChartContent((repeat each content))
  }
  /// Returns the content of an `if` without an `else`, or none.
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of a condition's first branch.
  nonisolated public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.first(first)) }
  /// Returns the content of a condition's second branch.
  nonisolated public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.second(second)) }
  /// Returns type-erased content from an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// Content without marks.
///
/// - Source: developer.apple.com/documentation/charts/chartcontentbuilder
public struct EmptyChartContent: ChartContent, PrimitiveChartContent {
  /// Creates empty content.
  nonisolated public init() {}
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {}
}

/// The content of a block.
struct TupleChartContent<each Content: ChartContent>: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) let content: (repeat each Content)
  nonisolated init(_ content: (repeat each Content)) { self.content = content }
  typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    repeat collection.collect(each content, traits)
  }
}

/// The content of one of two branches.
///
/// - Source: developer.apple.com/documentation/charts/builderconditional
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  nonisolated(unsafe) let storage: Storage
  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Content without a body. The framework draws it.
  public typealias Body = Never
}
extension BuilderConditional: PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    switch storage {
    case .first(let content): collection.collect(content, traits)
    case .second(let content): collection.collect(content, traits)
    }
  }
}

/// Content with an erased type.
///
/// - Source: developer.apple.com/documentation/charts/anychartcontent
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private let content: any ChartContent
  /// Creates content from other content.
  nonisolated public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Creates content from other content.
  nonisolated public init(erasing content: some ChartContent) { self.content = content }
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.collect(content, traits) }
}

/// A group of marks, which modifiers apply to.
///
/// - Source: developer.apple.com/documentation/charts/plot
public struct Plot<Content: ChartContent>: ChartContent {
  nonisolated(unsafe) private let content: Content
  /// Creates a group of marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// The marks.
  public var body: some ChartContent { content }
}
