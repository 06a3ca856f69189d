/// The content above the blur. With a vibrancy effect, it is drawn in one color.
final class EffectContentView: UIView {
  var vibrancy: UIVibrancyEffect? {
    didSet { if vibrancy != oldValue { updateColor() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateColor()
  }

  private func updateColor() {
    guard let vibrancy else {
      if layer.extras != nil { layer.extrasToChange.silhouetteColor = nil }
      return
    }
    let color = EffectMaterial(vibrancy.blurStyle, traitCollection).vibrantColor(vibrancy.style)
    layer.extrasToChange.silhouetteColor = color.cgColor
  }
}
