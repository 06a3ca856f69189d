import UIKit

/// The default style: a label with an arrow above the content, or rows in lists.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a disclosure group in this style.
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a label with an arrow above the content, or rows in lists.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
