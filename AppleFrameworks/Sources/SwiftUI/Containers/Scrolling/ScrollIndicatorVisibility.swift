import UIKit

/// The visibility of scroll indicators.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let kind: Int
  /// The default visibility: indicators are visible while scrolling.
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  /// Indicators are visible while scrolling.
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  /// Indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  /// Indicators are never visible.
  public static let never = ScrollIndicatorVisibility(kind: 2)
}
