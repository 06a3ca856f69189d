import UIKit

/// The system's choice: the grouped style.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a form in this style.
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's choice: the grouped style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
