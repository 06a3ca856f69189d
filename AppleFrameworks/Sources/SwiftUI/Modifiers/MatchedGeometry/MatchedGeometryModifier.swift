/// A modifier that places views with the same identifier at the frame of their source. A view that replaces another one
/// moves from its frame.
struct MatchedGeometryModifier: BoxModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    MatchedBox(modifier, child: child, node: node)
  }
}

extension View {
  /// Shares the frame of this view with other views with the same identifier. In an animated change, a view that
  /// replaces another one moves from its frame. Views that are not the source follow the source.
  ///
  /// A view that moves from another frame is scaled during the animation and not laid out in each frame.
  ///
  /// - Parameters:
  ///   - id: The identifier that the views share in their namespace.
  ///   - properties: The properties that the views share.
  ///   - anchor: The point of the view that is aligned with the same point of the source.
  ///   - isSource: Whether the other views follow this view. Otherwise, this view follows the others.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    applying(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
