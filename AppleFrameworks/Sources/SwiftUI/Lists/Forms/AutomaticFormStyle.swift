import UIKit

/// The default form style, which is grouped.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a form in this style.
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style, which is grouped.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
