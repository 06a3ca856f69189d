import UIKit

/// Dots, one for each page.
///
/// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    /// The system's choice: a background while the dots are touched.
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    /// A background while the dots are touched.
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    /// Always a background.
    public static let always = BackgroundDisplayMode(style: .prominent)
    /// Never a background.
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  let background: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When there is a background. Default: `.automatic`.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, with a choice of when they have a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
