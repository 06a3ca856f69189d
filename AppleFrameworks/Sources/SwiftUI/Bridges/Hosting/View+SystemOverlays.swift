import UIKit

/// The preference for hiding the home indicator.
enum HomeIndicatorHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the visibility of the system's overlays on the app, such as the home indicator.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: HomeIndicatorHiddenKey.self, value: visibility == .hidden)
  }

  /// Sets whether the status bar is hidden. Superseded by `statusBarHidden(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/statusbar(hidden:)
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
