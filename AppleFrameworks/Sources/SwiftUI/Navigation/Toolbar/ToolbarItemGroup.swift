import UIKit

/// - Source: developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent, BarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(HStack(spacing: 16) { content }))] }
}
