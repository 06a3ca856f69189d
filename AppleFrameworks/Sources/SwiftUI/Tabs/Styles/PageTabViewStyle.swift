import UIKit

/// Pages that are swiped, with a dot for each.
///
/// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode
  public struct IndexDisplayMode: Equatable, Sendable {
    let kind: Int
    /// There are dots if there is more than one page.
    public static let automatic = IndexDisplayMode(kind: 0)
    /// There are always dots.
    public static let always = IndexDisplayMode(kind: 1)
    /// There are never dots.
    public static let never = IndexDisplayMode(kind: 2)
  }
  let display: IndexDisplayMode
  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When there are dots. Default: `.automatic`.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { display = indexDisplayMode }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped, with a dot for each if there are several.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped, with a choice of when there are dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
