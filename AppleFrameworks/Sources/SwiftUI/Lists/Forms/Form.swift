import UIKit

/// A container of controls in sections, as in a settings screen.
///
/// - Source: developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
  nonisolated(unsafe) let content: Content
  /// Creates a form of controls and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the view.
  public var body: some View { StyledForm(content: AnyView(content)) }
}
