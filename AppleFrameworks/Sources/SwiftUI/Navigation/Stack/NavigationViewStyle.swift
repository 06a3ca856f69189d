import UIKit

/// How navigation views look.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
public protocol NavigationViewStyle {}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
