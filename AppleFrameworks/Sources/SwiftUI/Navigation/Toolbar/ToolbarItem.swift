import UIKit

/// - Source: developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent, BarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.placement = placement
    self.content = content()
  }
}
