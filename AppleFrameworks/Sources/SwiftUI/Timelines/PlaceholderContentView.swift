/// The view that a closure or a transition changes.
///
/// - Source: developer.apple.com/documentation/swiftui/placeholdercontentview
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }

  /// The unchanged view.
  public var body: some View { content }
}
