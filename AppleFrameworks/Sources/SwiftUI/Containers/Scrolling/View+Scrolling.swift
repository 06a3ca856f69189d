import UIKit

extension View {
  /// Sets the visibility of scroll indicators.
  ///
  /// - Parameter axes: Ignored. The visibility applies to both axes.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, visibility)
  }

  /// Sets whether scroll views ignore drags. Code can still scroll them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Sets the mode of dismissing the keyboard by scrolling. Default: Scrolling does not dismiss it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissMode, mode.mode)
  }
}
