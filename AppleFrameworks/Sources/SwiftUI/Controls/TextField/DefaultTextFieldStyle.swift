import UIKit

/// The default text field style, which is plain.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a text field in this style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = false }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, which is plain.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
