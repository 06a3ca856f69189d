import UIKit

/// What bars hold.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarcontent
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content of ours, which has items.
@MainActor
protocol BarContent: ToolbarContent where Body == Never {
  func items() -> [BarItem]
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

extension ToolbarContent {
  func allItems() -> [BarItem] {
    if let content = self as? any BarContent { return content.items() }
    return body.allItems()
  }
}
