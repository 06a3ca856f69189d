import UIKit

/// A style with a dot for each page.
///
/// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of the background of the dots.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    /// The default mode, which displays a background while the dots are touched.
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    /// The mode that displays a background while the dots are touched.
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    /// The mode that always displays a background.
    public static let always = BackgroundDisplayMode(style: .prominent)
    /// The mode that never displays a background.
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  let background: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: The display mode of the background. Default: `.automatic`.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style with a dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns a style with a dot for each page and a display mode of the background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
