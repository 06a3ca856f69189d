import UIKit

/// The same, as it was before there were paths.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { StackControl(root: AnyView(content), path: nil).ignoresSafeArea() }
}
