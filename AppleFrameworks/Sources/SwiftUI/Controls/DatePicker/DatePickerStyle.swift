import UIKit

/// A type that defines the appearance of date pickers.
///
/// - Source: developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor
public protocol DatePickerStyle {}

private enum DatePickerKindKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }

extension EnvironmentValues {
  var datePickerKind: UIDatePickerStyle {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers. Default: `.automatic`, which is compact.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/datepickerstyle(_:)
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let kind: UIDatePickerStyle =
      switch S.self {
      case is GraphicalDatePickerStyle.Type: .inline
      case is WheelDatePickerStyle.Type: .wheels
      default: .compact
      }
    return environment(\.datePickerKind, kind)
  }
}
