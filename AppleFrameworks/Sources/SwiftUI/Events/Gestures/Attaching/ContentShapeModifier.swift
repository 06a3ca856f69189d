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

/// A modifier that sets the content shape for hit testing only if it applies to interaction.
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
  /// Sets the area of the view that receives touches.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interior.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    applying(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }

  /// Sets the shape for some kinds of interaction. Only `interaction` has an effect.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interior.
  /// - Source: developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    applying(OptionalContentShape(shape: shape, isEOFilled: eoFill, isForHits: kind.contains(.interaction)))
  }
}
