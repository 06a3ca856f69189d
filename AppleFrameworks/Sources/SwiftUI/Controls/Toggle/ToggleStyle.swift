import UIKit

/// A type that defines the appearance of toggles.
///
/// - Source: developer.apple.com/documentation/swiftui/togglestyle
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of a toggle.
  ///
  /// - Parameter configuration: The toggle's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { SwitchToggleStyle() } }

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of toggles. Default: `.automatic`, which is a switch.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/togglestyle(_:)
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
