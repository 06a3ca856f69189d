import UIKit

/// The default label style, with an icon and a title.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a label in this style.
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconBody(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, with an icon and a title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
