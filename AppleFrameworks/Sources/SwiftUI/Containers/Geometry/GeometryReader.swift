import UIKit

/// A view whose content depends on its size and position. It takes all of the proposed size.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View {
  /// The closure that creates the views for a size and position.
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that creates the views for a size and position. It is called again when either
  ///   changes.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GeometryNode(view, context) }
}
