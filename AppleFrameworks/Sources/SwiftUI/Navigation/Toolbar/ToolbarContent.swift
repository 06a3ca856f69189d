import UIKit

/// A type that describes the content of bars.
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

/// The protocol of built-in content, which provides items.
@MainActor
protocol BarContent: ToolbarContent where Body == Never {
  func items() -> [BarItem]
}

extension ToolbarContent where Body == Never {
  /// The body, which built-in content does not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

extension ToolbarContent {
  func allItems() -> [BarItem] {
    if let content = self as? any BarContent { return content.items() }
    return body.allItems()
  }
}
