import UIKit

/// The placement of an item in the bars.
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

  /// The default placement: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The center of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(.title)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The placement of the most frequent action: the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// The placement of an action that confirms a modal view: the trailing end, in bold.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  /// The placement of an action that cancels a modal view: the leading end.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// The placement of a destructive action: the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// The leading end of the navigation bar. Superseded by `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the navigation bar. Superseded by `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The toolbar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
}
