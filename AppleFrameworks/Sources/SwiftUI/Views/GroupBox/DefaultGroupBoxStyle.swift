import UIKit

/// The default group box style, with a background, rounded corners, and the label above the content.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
  // Padding and corner radius are estimates from screenshots of iOS 17 and 18.
  /// Returns the view of a group box in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style, with a background, rounded corners, and the label above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
