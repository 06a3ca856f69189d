import UIKit

/// A type that defines the appearance of pickers.
///
/// - Source: developer.apple.com/documentation/swiftui/pickerstyle
@MainActor
public protocol PickerStyle {}

extension View {
  /// Sets the style of pickers. Default: `.automatic`, which is a menu.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let kind: PickerKind =
      switch S.self {
      case is MenuPickerStyle.Type: .menu
      case is SegmentedPickerStyle.Type, is PalettePickerStyle.Type: .segmented
      case is WheelPickerStyle.Type: .wheel
      case is InlinePickerStyle.Type: .inline
      case is NavigationLinkPickerStyle.Type: .page
      default: .automatic
      }
    return environment(\.pickerKind, kind)
  }
}

/// The style of a picker.
enum PickerKind { case automatic, menu, segmented, wheel, inline, page }

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}
