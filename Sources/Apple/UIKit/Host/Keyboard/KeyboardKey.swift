/// A key of the on-screen keyboard.
final class KeyboardKey: UIControl {
  let key: KeyboardPlan.Key

  /// The current appearance of the key.
  struct Look: Equatable {
    var title = ""
    var symbol: String?
    /// Whether the key is gray, in contrast to white letter keys.
    var isSpecial = false
    /// Whether the key is the colored one that submits the input.
    var isProminent = false
    var fontSize: CGFloat = 0
    /// Whether the key has no background.
    var isBare = false
  }

  var look = Look() {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  /// - Parameter spoken: The spoken name of the key.
  init(_ key: KeyboardPlan.Key) {
    self.key = key
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A key is not archived") }

  /// The insets of the visible key from its touch area, which includes the gaps.
  var faceInsets = UIEdgeInsets.zero {
    didSet { if faceInsets != oldValue { setNeedsDisplay() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let measures = measures.keyboards
    let face = pixelGrid.round(bounds.inset(by: faceInsets))
    guard face.width > 0, face.height > 0 else { return }
    var ink = isEnabled ? measures.text : measures.offText
    if !look.isBare {
      let isPad = traitCollection.userInterfaceIdiom == .pad
      let radius = isPad ? measures.padRadius : measures.radius
      measures.shadowColor.setFill()
      UIBezierPath(roundedRect: face.offsetBy(dx: 0, dy: measures.shadow), cornerRadius: radius).fill()
      var color = look.isSpecial != isHighlighted ? measures.specialKey : measures.key
      if look.isProminent, isEnabled, !isHighlighted { (color, ink) = (.systemBlue, .white) }
      color.setFill()
      UIBezierPath(roundedRect: face, cornerRadius: radius).fill()
    }
    if let symbol = look.symbol {
      let image = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: measures.symbolSize))
      guard let image = image?.withTintColor(ink) else { return }
      image.draw(
        at: CGPoint(x: face.midX - image.size.width / 2, y: face.midY - image.size.height / 2))
      return
    }
    let title = text(look.title, look.fontSize, ink)
    let letters = text(key.letters, measures.digitLettersSize, ink, weight: .bold, spacing: 1.5)
    let size = title.size()
    guard !key.letters.isEmpty else {
      title.draw(at: CGPoint(x: face.midX - size.width / 2, y: face.midY - size.height / 2))
      return
    }
    let below = letters.size()
    let top = face.midY - (size.height + below.height) / 2 + 2
    title.draw(at: CGPoint(x: face.midX - size.width / 2, y: top))
    letters.draw(at: CGPoint(x: face.midX - below.width / 2, y: top + size.height - 4))
  }

  private func text(
    _ string: String, _ size: CGFloat, _ color: UIColor, weight: UIFont.Weight = .regular, spacing: CGFloat = 0
  ) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: max(size, 1), weight: weight), .foregroundColor: color, .kern: spacing,
      ])
  }
}
