import UIKit

/// A label style with the icon before the title.
///
/// - Source: developer.apple.com/documentation/swiftui/titleandiconlabelstyle
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a label in this style.
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconBody(configuration: configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style with the icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
