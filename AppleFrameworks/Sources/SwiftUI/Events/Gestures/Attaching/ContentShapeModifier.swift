struct ContentShapeModifier<S: Shape>: EffectModifier {
  let shape: S
  let isEOFilled: Bool
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = { shape.path(in: $0) }
    view.contentIsEOFilled = isEOFilled
  }
}

/// A content shape that changes hit testing only if it is for interaction.
struct OptionalContentShape<S: Shape>: EffectModifier {
  let shape: S
  let isEOFilled: Bool
  let isForHits: Bool
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = isForHits ? { shape.path(in: $0) } : nil
    view.contentIsEOFilled = isEOFilled
  }
}

extension View {
  /// Sets the area of the view that can be hit.
  ///
  /// - Parameter eoFill: Whether the even-odd rule says what is inside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    applying(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }

  /// Sets the area for some kinds of interaction. Only `interaction` has an effect.
  ///
  /// - Parameter eoFill: Whether the even-odd rule says what is inside.
  /// - Source: developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    applying(OptionalContentShape(shape: shape, isEOFilled: eoFill, isForHits: kind.contains(.interaction)))
  }
}
