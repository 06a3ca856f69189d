import Foundation

extension UITabBarController {
  /// The sidebar that a tab bar controller can display in place of its tab bar. Hosts display the tab bar only.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    override init() { super.init() }

    /// Whether the sidebar can be displayed: `false` on a host.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/isavailable
    open var isAvailable: Bool { false }

    /// Whether the sidebar is preferred to the tab bar, where only one of them is displayed. It has no effect while the
    /// sidebar is not available.
    ///
    /// - Default: `.automatic`.
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/preferredplacement
    open var preferredPlacement: Placement = .automatic

    /// Whether the sidebar is preferred to the tab bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/placement
    public enum Placement: Int, Sendable {
      /// The system decides.
      case automatic = 0
      case sidebar = 1
      case tabBar = 2
    }
  }
}
