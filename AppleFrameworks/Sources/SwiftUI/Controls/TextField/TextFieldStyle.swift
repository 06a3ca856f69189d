import UIKit

/// How text fields look.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// The view of a field, made of the plain field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style is given.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

private enum FieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }

extension EnvironmentValues {
  /// A style that is a developer's; ours are told by `typing`.
  var fieldStyle: (any TextFieldStyle)? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}
