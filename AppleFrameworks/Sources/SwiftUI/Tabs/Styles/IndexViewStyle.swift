import UIKit

/// A type that defines the appearance of the page control of tab views.
///
/// - Source: developer.apple.com/documentation/swiftui/indexviewstyle
@MainActor
public protocol IndexViewStyle {}

private enum IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: UIPageControl.BackgroundStyle { .automatic }
}

extension EnvironmentValues {
  var indexBackground: UIPageControl.BackgroundStyle {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the page control of tab views. Default: `.page`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/indexviewstyle(_:)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, (style as? PageIndexViewStyle)?.background.style ?? .automatic)
  }
}
