import UIKit

/// Controls in groups, as settings are.
///
/// - Source: developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { StyledForm(content: AnyView(content)) }
}
