import UIKit

/// How disclosure groups look.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyle
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
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
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureStyle, style)
  }
}
