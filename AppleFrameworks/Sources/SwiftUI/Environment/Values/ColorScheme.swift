import UIKit

/// Light or dark.
///
/// - Source: developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark

  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}
