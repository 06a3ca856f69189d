import UIKit

/// How forms look.
///
/// - Source: developer.apple.com/documentation/swiftui/formstyle
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
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
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
