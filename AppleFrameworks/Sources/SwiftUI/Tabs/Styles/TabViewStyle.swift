import UIKit

/// A type that defines the appearance of tab views.
///
/// - Source: developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
public protocol TabViewStyle {}

extension View {
  /// Sets the style of tab views. Default: `.automatic`, with a tab bar.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, (style as? PageTabViewStyle).map { .page($0.display) } ?? .automatic)
  }
}
