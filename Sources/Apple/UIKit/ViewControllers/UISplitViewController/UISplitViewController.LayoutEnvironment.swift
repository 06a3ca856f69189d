extension UISplitViewController {
  /// The layout of the split view controller that contains a view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment
  public enum LayoutEnvironment: Int, Sendable {
    /// There is no split view controller.
    case none = 0
    /// The columns are side by side.
    case expanded = 1
    /// The columns are one stack.
    case collapsed = 2
  }
}

/// The trait for the layout of the split view controller around a view.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitsplitviewcontrollerlayoutenvironment
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, Sendable {
  /// The default value, `.none`.
  public static let defaultValue: UISplitViewController.LayoutEnvironment = .none
}

extension UITraitCollection {
  /// The layout of the split view controller around the view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/splitviewcontrollerlayoutenvironment
  public final var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The layout of the split view controller around the view.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
