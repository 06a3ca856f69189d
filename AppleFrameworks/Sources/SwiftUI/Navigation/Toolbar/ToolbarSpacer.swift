import UIKit

/// A space between items of a bar.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarspacer
public struct ToolbarSpacer: ToolbarContent, BarContent {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The width of the space. Default: flexible.
  ///   - placement: The placement of the space. Default: `.automatic`.
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
  /// The largest possible width.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The standard width.
  public static let fixed = SpacerSizing(isFlexible: false)
}
