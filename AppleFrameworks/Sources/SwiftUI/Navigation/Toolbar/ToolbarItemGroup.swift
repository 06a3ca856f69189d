import UIKit

/// Several views as one item of a bar, 16 points apart.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent, BarContent {
  /// Has no body: the framework renders it.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  /// Creates a group of items.
  ///
  /// - Parameter placement: Where the group goes. Default: `.automatic`, the trailing end of the navigation bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(HStack(spacing: 16) { content }))] }
}
