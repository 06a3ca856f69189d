import UIKit

/// A result builder that combines the toolbar items of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  /// Returns one item unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns the only content of a block.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Combines the contents of a block.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var items: [BarItem] = []
    repeat items.append(contentsOf: (each content).allItems())
    return BarItems(all: items)
  }

  /// Returns the content of an `if` without an `else`, or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    BarItems(all: content?.allItems() ?? [])
  }

  /// Returns the content of a condition's first branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
    BarItems(all: first.allItems())
  }

  /// Returns the content of a condition's second branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
    BarItems(all: second.allItems())
  }
}
