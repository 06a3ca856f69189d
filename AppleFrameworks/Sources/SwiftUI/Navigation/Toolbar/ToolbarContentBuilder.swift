import UIKit

/// - Source: developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var items: [BarItem] = []
    repeat items.append(contentsOf: (each content).allItems())
    return BarItems(all: items)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    BarItems(all: content?.allItems() ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
    BarItems(all: first.allItems())
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
    BarItems(all: second.allItems())
  }
}
