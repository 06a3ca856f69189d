import UIKit

/// A group of views that form one item of a bar, with a distance of 16 points.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent, BarContent {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  /// Creates a group of items.
  ///
  /// - Parameter placement: The placement of the group. Default: `.automatic`, the trailing end of the navigation bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(HStack(spacing: 16) { content }))] }
}
