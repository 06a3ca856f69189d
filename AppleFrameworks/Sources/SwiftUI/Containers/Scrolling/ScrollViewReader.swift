import UIKit

/// Scrolls what is inside to views by their ids.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
  public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReaderState()

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(state: reader)).applying(ScrollReaderModifier(state: reader))
  }
}
