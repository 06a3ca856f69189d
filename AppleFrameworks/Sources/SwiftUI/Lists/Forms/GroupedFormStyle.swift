import UIKit

/// A form style with rows in sections, as in a settings screen.
///
/// - Source: developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a form in this style.
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style with rows in sections, as in a settings screen.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
