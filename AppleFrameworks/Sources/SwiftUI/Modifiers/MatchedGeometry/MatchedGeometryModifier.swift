/// Has views of one id lie where one of them, the source, lies; one that takes another's place comes from there.
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
  /// Has this view lie where others of the same id lie: one that comes while another goes, animated, comes from there, and those
  /// that are no source follow the source.
  ///
  /// What comes from another's place is scaled on its way, and not laid out anew in each frame.
  ///
  /// - Parameters:
  ///   - id: what the views have in common, in their namespace.
  ///   - properties: what is matched.
  ///   - anchor: the place of a view that comes to lie on the same place of the source.
  ///   - isSource: whether the others go by this view, or it by the others.
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
