import UIKit

/// - Source: developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  // The room around the content and the corners are judged by eye from screenshots of iOS 17 and 18.
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
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
