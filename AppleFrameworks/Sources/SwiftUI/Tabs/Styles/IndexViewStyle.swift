import UIKit

/// The look of the page indicator of tab views.
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
  /// Sets the style of the dots of paged tab views. Default: `.page`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/indexviewstyle(_:)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, (style as? PageIndexViewStyle)?.background.style ?? .automatic)
  }
}
