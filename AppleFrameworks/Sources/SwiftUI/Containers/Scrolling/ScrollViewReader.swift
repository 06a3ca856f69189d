import UIKit

/// Provides a proxy that scrolls to views by their identifiers.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
  /// Creates the views for a proxy.
  public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReaderState()

  /// Creates a reader.
  ///
  /// - Parameter content: The views, with a proxy that scrolls them. Call the proxy in actions, not while views are
  ///   created.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views that the closure returns.
  public var body: some View {
    content(ScrollViewProxy(state: reader)).applying(ScrollReaderModifier(state: reader))
  }
}
