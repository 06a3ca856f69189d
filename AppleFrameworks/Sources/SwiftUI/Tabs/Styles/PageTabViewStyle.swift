import UIKit

/// A tab view style with pages that the user swipes, and a dot for each page.
///
/// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode
  public struct IndexDisplayMode: Equatable, Sendable {
    let kind: Int
    /// The mode that displays dots if there is more than one page.
    public static let automatic = IndexDisplayMode(kind: 0)
    /// The mode that always displays dots.
    public static let always = IndexDisplayMode(kind: 1)
    /// The mode that never displays dots.
    public static let never = IndexDisplayMode(kind: 2)
  }
  let display: IndexDisplayMode
  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: The display mode of the dots. Default: `.automatic`.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { display = indexDisplayMode }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style with pages that the user swipes, and dots if there are several pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a tab view style with pages that the user swipes, and a display mode of the dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
