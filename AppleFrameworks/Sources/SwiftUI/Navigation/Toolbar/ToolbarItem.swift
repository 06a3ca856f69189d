import UIKit

/// An item of a bar.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent, BarContent {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameter placement: The placement of the item. Default: `.automatic`, the trailing end of the navigation bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier for customizable toolbars. The identifier has no effect on a phone.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.placement = placement
    self.content = content()
  }
}
