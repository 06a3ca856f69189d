import UIKit

/// The placement of a search field.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  /// The default placement, below the navigation bar.
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  /// The placement below the navigation bar with a field that scrolls with the content.
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)

  /// Returns a placement below the navigation bar.
  ///
  /// - Parameter displayMode: The mode that determines whether the field scrolls with the content.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways)
  }

  /// The display mode of a search field.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// The field scrolls with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field stays visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
