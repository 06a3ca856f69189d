import UIKit

/// Where a search field goes.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways)
  }

  /// Whether the field goes out of sight as content scrolls.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
