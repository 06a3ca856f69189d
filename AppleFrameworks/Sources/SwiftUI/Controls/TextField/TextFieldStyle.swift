import UIKit

/// A type that defines the appearance of text fields.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the view that `_body(configuration:)` returns.
  associatedtype _Body: View
  /// The type of the label of a field in a style.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view of a text field.
  ///
  /// - Parameter configuration: The text field without a style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field in a style.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The content of the view.
  public var body: some View { content }
}

private enum FieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }

extension EnvironmentValues {
  /// A custom style. Built-in styles are part of `typing`.
  var fieldStyle: (any TextFieldStyle)? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}
