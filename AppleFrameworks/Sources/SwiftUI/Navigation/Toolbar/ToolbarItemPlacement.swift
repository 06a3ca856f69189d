import UIKit

/// Where a bar's item goes.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side { case leading, trailing, title, bottom, keyboard }
  let side: Side
  let isProminent: Bool
  init(_ side: Side, isProminent: Bool = false) {
    self.side = side
    self.isProminent = isProminent
  }
  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.title)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
}
