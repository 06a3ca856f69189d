@_spi(Host) import QuartzCore

struct BlendModeModifier: EffectModifier {
  let blendMode: BlendMode
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    guard view.layer.groupBlendMode != blendMode.mode else { return }
    view.layer.groupBlendMode = blendMode.mode
    view.layer.setNeedsDisplay()
  }
}
