import UIKit

/// A type that defines the appearance of disclosure groups.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyle
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view of a disclosure group.
  ///
  /// - Parameter configuration: The disclosure group's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum DisclosureStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureStyle: any DisclosureGroupStyle {
    get { self[DisclosureStyleKey.self] }
    set { self[DisclosureStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureStyle, style)
  }
}
