import UIKit

/// A view that provides a proxy for scrolling to views by their identifiers.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
  /// The closure that creates the views for a proxy.
  public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReaderState()

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that creates the views from a proxy that scrolls them. Call the proxy in actions,
  ///   not while views are created.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views that the closure returns.
  public var body: some View {
    content(ScrollViewProxy(state: reader)).applying(ScrollReaderModifier(state: reader))
  }
}
