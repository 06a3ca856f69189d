import UIKit

/// - Source: developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = false }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
