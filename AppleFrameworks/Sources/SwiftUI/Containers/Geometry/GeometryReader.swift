import UIKit

/// Views that are made for the place that they get: it takes all that it is proposed.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View {
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GeometryNode(view, context) }
}
