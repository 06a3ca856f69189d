import UIKit

/// - Source: developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  /// The title is what the icon is called.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.content.view as? Text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
