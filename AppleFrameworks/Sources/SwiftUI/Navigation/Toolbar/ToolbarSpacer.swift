import UIKit

/// A space between items of a bar.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarspacer
public struct ToolbarSpacer: ToolbarContent, BarContent {
  /// Has no body: the framework renders it.
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: How wide it is. Default: as wide as possible.
  ///   - placement: Where it goes. Default: `.automatic`.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  func items() -> [BarItem] {
    [BarItem(placement: placement, view: AnyView(EmptyView()), spacer: sizing)]
  }
}

/// The width of a space.
///
/// - Source: developer.apple.com/documentation/swiftui/spacersizing
public struct SpacerSizing: Equatable, Sendable {
  let isFlexible: Bool
  /// As wide as possible.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual distance.
  public static let fixed = SpacerSizing(isFlexible: false)
}
