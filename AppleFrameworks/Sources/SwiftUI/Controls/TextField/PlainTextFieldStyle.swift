import UIKit

/// A text field style without a border.
///
/// - Source: developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a text field in this style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = false }
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
