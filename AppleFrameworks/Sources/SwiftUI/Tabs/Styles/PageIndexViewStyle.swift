import UIKit

/// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background below the dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    public static let always = BackgroundDisplayMode(style: .prominent)
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  let background: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
