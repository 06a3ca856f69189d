import UIKit

extension View {
  /// Whether scroll views show indicators.
  ///
  /// - Parameter axes: Ignored: the visibility applies to both axes.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, visibility)
  }

  /// Whether scroll views ignore drags. Scrolling by code still works.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// How scrolling dismisses the keyboard. Default: it does not.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissMode, mode.mode)
  }
}
