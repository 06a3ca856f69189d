import UIKit

/// The look of navigation views.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
public protocol NavigationViewStyle {}

extension View {
  /// Has no effect: navigation views are always stacks here.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
