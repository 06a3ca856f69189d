struct GroupingModifier: EffectModifier {
  let isGrouped: Bool
  /// Whether the background is opaque black.
  var isOpaque = false
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    view.layer.allowsGroupOpacity = isGrouped
    view.backgroundColor = isOpaque ? .black : nil
  }
}
