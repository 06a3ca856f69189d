import CoreLocation
import SwiftUI
import UIKit

/// A result builder that combines the content of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcontentbuilder
@resultBuilder
public struct MapContentBuilder {
  /// Returns content unchanged.
  nonisolated public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Returns the content of an empty block.
  nonisolated public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Returns the only content of a block.
  nonisolated public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Combines the content of a block.
  nonisolated public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent
  {
    ListedMapContent(repeat each content)
  }
  /// Returns the content of an `if` without an `else`, or none.
  nonisolated public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent {
    ListedMapContent(content.map { [$0] } ?? [])
  }
  /// Returns the content of a condition's first branch.
  nonisolated public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> { _ConditionalMapContent(first) }
  /// Returns the content of a condition's second branch.
  nonisolated public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> { _ConditionalMapContent(second) }
}

/// Content without items.
///
/// - Source: developer.apple.com/documentation/mapkit/emptymapcontent
public struct EmptyMapContent: MapContent, PrimitiveMapContent {
  /// Creates empty content.
  nonisolated public init() {}
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) {}
}

/// The content of one of two branches.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcontentbuilder
public struct _ConditionalMapContent<TrueContent, FalseContent>: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) let content: any MapContent
  nonisolated init(_ content: any MapContent) { self.content = content }
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) { content.collectItems(into: &items, style) }
}

/// The content of a block.
struct ListedMapContent: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private var content: [any MapContent] = []
  typealias Body = Never
  nonisolated init(_ content: [any MapContent]) { self.content = content }
  nonisolated init<each Content: MapContent>(_ content: repeat each Content) {
    repeat self.content.append(each content)
  }
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    for part in content { part.collectItems(into: &items, style) }
  }
}
