import UIKit

/// A type that defines the appearance of forms.
///
/// - Source: developer.apple.com/documentation/swiftui/formstyle
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view of a form.
  ///
  /// - Parameter configuration: The form's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: any FormStyle { AutomaticFormStyle() } }

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/formstyle(_:)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
