import UIKit

/// One of the items that the system puts into bars, in a place of the app's choice.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttoolbaritem
public struct DefaultToolbarItem: ToolbarContent, BarContent {
  /// Has no body: the framework renders it.
  public typealias Body = Never
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: the item. Only `.search` is moved; the other ones stay where they are.
  ///   - placement: The placement of the item. Default: `.automatic`.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  func items() -> [BarItem] {
    guard kind == .search else { return [] }
    return [BarItem(placement: placement, view: AnyView(EmptyView()), isSearch: true)]
  }
}

/// The items that the system puts into bars.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbardefaultitemkind
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String
  /// The field of `searchable`.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button for the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}
