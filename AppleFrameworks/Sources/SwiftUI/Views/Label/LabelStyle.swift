import UIKit

/// A type that defines the appearance of labels.
///
/// - Source: developer.apple.com/documentation/swiftui/labelstyle
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  ///
  /// - Parameter configuration: The label's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/labelstyle(_:)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
