import UIKit

/// The content of bars.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarcontent
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the content that makes up this content.
  associatedtype Body: ToolbarContent
  /// The content that makes up this content.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Built-in content, which has items.
@MainActor
protocol BarContent: ToolbarContent where Body == Never {
  func items() -> [BarItem]
}

extension ToolbarContent where Body == Never {
  /// Built-in content has no body: asking for it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

extension ToolbarContent {
  func allItems() -> [BarItem] {
    if let content = self as? any BarContent { return content.items() }
    return body.allItems()
  }
}
