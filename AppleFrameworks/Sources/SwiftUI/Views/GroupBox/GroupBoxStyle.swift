import UIKit

/// How group boxes look.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyle
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() } }

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
