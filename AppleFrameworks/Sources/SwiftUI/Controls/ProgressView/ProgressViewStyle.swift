import UIKit

/// A type that defines the appearance of progress views.
///
/// - Source: developer.apple.com/documentation/swiftui/progressviewstyle
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of a progress view.
  ///
  /// - Parameter configuration: The progress view's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressStyle, style)
  }
}
