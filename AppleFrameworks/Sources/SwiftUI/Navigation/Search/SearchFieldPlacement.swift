import UIKit

/// The place of a search field.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  /// The system's choice: below the navigation bar.
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  /// Below the navigation bar; the field scrolls away.
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)

  /// Below the navigation bar.
  ///
  /// - Parameter displayMode: Whether the field scrolls away.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways)
  }

  /// Whether a search field scrolls away with the content.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// The field scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field stays visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
