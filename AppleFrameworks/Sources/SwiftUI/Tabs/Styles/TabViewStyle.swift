import UIKit

/// How tab views look.
///
/// - Source: developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
public protocol TabViewStyle {}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, (style as? PageTabViewStyle).map { .page($0.display) } ?? .automatic)
  }
}
