import UIKit

/// A label with an arrow above the content; in lists, rows.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a disclosure group in this style.
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with an arrow above the content; in lists, rows.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
