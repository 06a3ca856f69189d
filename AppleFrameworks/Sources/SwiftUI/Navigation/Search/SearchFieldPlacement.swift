import UIKit

/// The placement of a search field.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  var place = UINavigationItem.SearchBarPlacement.automatic
  /// The default placement: the toolbar of a phone since iOS 26, the trailing end of a tablet's navigation bar, or else
  /// below the navigation bar.
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  /// The placement below the navigation bar with a field that scrolls with the content.
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false, place: .stacked)
  /// The same placement as ``automatic``.
  public static let toolbar = SearchFieldPlacement(staysInSight: false)
  /// The middle of a tablet's navigation bar, or else the same placement as ``automatic``.
  public static let toolbarPrincipal = SearchFieldPlacement(staysInSight: false, place: .integratedCentered)
  /// The sidebar of a split view. It is the same placement as ``automatic`` here.
  public static let sidebar = SearchFieldPlacement(staysInSight: false)

  /// Returns a placement below the navigation bar.
  ///
  /// - Parameter displayMode: The mode that determines whether the field scrolls with the content.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways, place: .stacked)
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
