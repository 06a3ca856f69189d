import UIKit

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the background of lists, forms and text editors. Default: It is visible.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
