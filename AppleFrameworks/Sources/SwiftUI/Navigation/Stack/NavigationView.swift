import UIKit

/// A container that displays a stack of pages without a path. Superseded by `NavigationStack`.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  /// Creates a navigation view with a root.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the view.
  public var body: some View { StackControl(root: AnyView(content), path: nil).ignoresSafeArea() }
}
