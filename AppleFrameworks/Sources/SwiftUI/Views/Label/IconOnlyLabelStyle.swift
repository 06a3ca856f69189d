import UIKit

/// A label style with only the icon. The title is its accessibility label.
///
/// - Source: developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon, with the title as its accessibility label.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.content.view as? Text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style with only the icon. The title is its accessibility label.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
