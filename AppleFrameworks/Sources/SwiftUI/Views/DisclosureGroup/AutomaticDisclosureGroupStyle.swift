import UIKit

/// A label with an arrow, above the content.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
