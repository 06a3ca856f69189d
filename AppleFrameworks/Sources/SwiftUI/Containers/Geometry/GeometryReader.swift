import UIKit

/// Creates views from the size and position that they get. Takes all of the proposed size.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View {
  /// Creates the views for a size and position.
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: The views for a size and position; evaluated again when either changes.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GeometryNode(view, context) }
}
