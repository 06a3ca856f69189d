/// The blur of an effect view or a bar, without its content.
final class BackdropView: UIView {
  var effect: UIBlurEffect? {
    didSet { if effect != oldValue { updateFilter() } }
  }

  /// A tint color that replaces that of the material. The blur is preserved.
  var replacementTint: UIColor? {
    didSet { if replacementTint != oldValue { updateFilter() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BackdropView is not archived")
  }

  // Changes of traits that affect the colors invalidate the layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    updateFilter()
  }

  private func updateFilter() {
    let traits = traitCollection
    guard let effect else {
      if layer.extras != nil { layer.extrasToChange.backdrop = nil }
      return
    }
    var material = EffectMaterial(effect.style, traits)
    if let replacementTint { material.tint = replacementTint }
    layer.extrasToChange.backdrop = material.filter(traits)
  }
}
