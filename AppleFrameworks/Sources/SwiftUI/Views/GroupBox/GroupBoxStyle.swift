import UIKit

/// A type that defines the appearance of group boxes.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyle
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of a group box.
  ///
  /// - Parameter configuration: The group box's parts and state.
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
  /// Sets the style of group boxes. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/groupboxstyle(_:)
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
