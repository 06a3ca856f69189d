import UIKit

/// The color scheme, which is light or dark.
///
/// - Source: developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark

  /// Creates a color scheme from a UIKit style; `nil` if the style is unspecified.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}
