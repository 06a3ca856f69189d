/// The way in which a bar is minimized while the user scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimization-swift.struct
public struct UIBarMinimization: Sendable {
  /// The behavior with which the bar is hidden. The default is `.automatic`.
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic

  /// Whether the safe area follows the bar. The default is `.automatic`.
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  /// The behavior with which the bar is restored. The default is `.automatic`.
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic

  /// Creates a configuration with automatic behaviors.
  public init() {}
}

/// The scrolling direction that hides a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationbehavior
public enum UIBarMinimizationBehavior: Int, Sendable {
  /// The same as `onScrollDown` for a search field in the middle of the bar, otherwise the same as `never`.
  case automatic = 0
  case never = 1
  case onScrollDown = 2
  case onScrollUp = 3
}

/// Whether the safe area grows when a bar is hidden.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationsafeareaadjustment
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  /// The same as `enabled`.
  case automatic = 0
  /// The content extends into the area of the bar.
  case enabled = 1
  /// The content keeps its position.
  case disabled = 2
}

/// The condition that restores a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarminimizationrestorationbehavior
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  /// Scrolling in the opposite direction, or the same as `atScrollEdge` for a search field in the middle of the bar.
  case automatic = 0
  /// Scrolling to the beginning of the content. It applies to `onScrollDown` only.
  case atScrollEdge = 1
}
