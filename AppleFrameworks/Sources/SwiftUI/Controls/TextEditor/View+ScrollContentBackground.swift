import UIKit

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Whether lists, forms and text editors show their background. Default: they do.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
