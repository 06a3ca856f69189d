import UIKit

/// The place of a search field.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  var place = UINavigationItem.SearchBarPlacement.automatic
  /// The system's choice: in the toolbar of a phone since iOS 26, at the trailing end of a tablet's navigation bar, else below
  /// the navigation bar.
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  /// Below the navigation bar; the field scrolls away.
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false, place: .stacked)
  /// As ``automatic``.
  public static let toolbar = SearchFieldPlacement(staysInSight: false)
  /// In the middle of a tablet's navigation bar, else as ``automatic``.
  public static let toolbarPrincipal = SearchFieldPlacement(staysInSight: false, place: .integratedCentered)
  /// The sidebar of a split view; there is no other place for it here than that of ``automatic``.
  public static let sidebar = SearchFieldPlacement(staysInSight: false)

  /// Below the navigation bar.
  ///
  /// - Parameter displayMode: whether the field scrolls away.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways, place: .stacked)
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
