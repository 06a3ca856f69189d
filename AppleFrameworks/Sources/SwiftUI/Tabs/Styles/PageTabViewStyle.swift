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
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(kind: 0)
    public static let always = IndexDisplayMode(kind: 1)
    public static let never = IndexDisplayMode(kind: 2)
  }
  let display: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { display = indexDisplayMode }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
