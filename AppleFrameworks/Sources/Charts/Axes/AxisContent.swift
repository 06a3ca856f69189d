import SwiftUI

/// A type that describes the content of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axiscontent
@preconcurrency @MainActor
public protocol AxisContent {
  /// The type of the content's body.
  associatedtype Body: AxisContent
  /// The marks that make up this content.
  @AxisContentBuilder var body: Self.Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// The body, which built-in content does not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

/// Axis content that this framework draws.
@MainActor
protocol PrimitiveAxisContent {
  func collect(into groups: inout [AxisGroup])
}

extension AxisContent {
  /// Collects the groups of marks of the content.
  func collectGroups(into groups: inout [AxisGroup]) {
    if let primitive = self as? any PrimitiveAxisContent {
      primitive.collect(into: &groups)
    } else {
      body.collectGroups(into: &groups)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  func collect(into groups: inout [AxisGroup]) { self?.collectGroups(into: &groups) }
}

/// A result builder that combines the content of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axiscontentbuilder
@resultBuilder
public struct AxisContentBuilder {
  /// Returns content unchanged.
  nonisolated public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Returns the content of an empty block.
  nonisolated public static func buildBlock() -> some AxisContent { TupleAxisContent() }
  /// Returns the only content of a block.
  nonisolated public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Combines the content of a block.
  nonisolated public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content)
    -> some AxisContent
  {
    TupleAxisContent(repeat each content)
  }
  /// Returns the content of an `if` without an `else`, or none.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of a condition's first branch.
  nonisolated public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.first(first)) }
  /// Returns the content of a condition's second branch.
  nonisolated public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.second(second)) }
  /// Returns type-erased content from an `if #available`.
  nonisolated public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
extension BuilderConditional: PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  func collect(into groups: inout [AxisGroup]) {
    switch storage {
    case .first(let content): content.collectGroups(into: &groups)
    case .second(let content): content.collectGroups(into: &groups)
    }
  }
}

/// Axis content with an erased type.
///
/// - Source: developer.apple.com/documentation/charts/anyaxiscontent
public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  nonisolated(unsafe) private let content: any AxisContent
  /// Creates content from other content.
  nonisolated public init(_ content: some AxisContent) { self.content = content }
  /// Creates content from other content.
  nonisolated public init(erasing content: some AxisContent) { self.content = content }
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into groups: inout [AxisGroup]) { content.collectGroups(into: &groups) }
}

/// The content of a block.
struct TupleAxisContent: AxisContent, PrimitiveAxisContent {
  nonisolated(unsafe) private var content: [any AxisContent] = []
  typealias Body = Never
  /// Creates empty content.
  nonisolated public init() {}
  nonisolated init<each Content: AxisContent>(_ content: repeat each Content) {
    repeat self.content.append(each content)
  }
  func collect(into groups: inout [AxisGroup]) { for part in content { part.collectGroups(into: &groups) } }
}
