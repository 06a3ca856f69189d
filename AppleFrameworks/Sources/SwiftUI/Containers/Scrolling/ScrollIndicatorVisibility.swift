import UIKit

/// - Source: developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let kind: Int
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  public static let never = ScrollIndicatorVisibility(kind: 2)
}
