/// The way in which a bar is minimized while the user scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimization-swift.struct
public struct UIBarMinimization: Sendable {
  /// When the bar goes away. The default is `.automatic`.
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic

  /// Whether the safe area follows the bar. The default is `.automatic`.
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  /// When the bar comes back. The default is `.automatic`.
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic

  /// Makes a configuration in which the system decides everything.
  public init() {}
}

/// The direction of scrolling that a bar goes away for.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationbehavior
public enum UIBarMinimizationBehavior: Int, Sendable {
  /// As `onScrollDown` for a search field in the middle of the bar, else as `never`.
  case automatic = 0
  case never = 1
  case onScrollDown = 2
  case onScrollUp = 3
}

/// Whether the safe area grows as a bar goes away.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationsafeareaadjustment
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  /// As `enabled`.
  case automatic = 0
  /// Content gets the bar's room.
  case enabled = 1
  /// Content stays where it is.
  case disabled = 2
}

/// When a bar comes back.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationrestorationbehavior
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  /// When the user scrolls the other way; as `atScrollEdge` for a search field in the middle of the bar.
  case automatic = 0
  /// When content is at its beginning. It holds for `onScrollDown` only.
  case atScrollEdge = 1
}
