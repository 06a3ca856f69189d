import CoreGraphics

/// A pane of glass with a backdrop, a tint, a rim and a shadow.
final class GlassView: UIView {
  /// The corners of a pane, in points.
  enum Corners: Equatable {
    /// Corners with a radius of half the height.
    case capsule
    case all(CGFloat)
    case each(CornerRadii)
  }

  private var kind: GlassMeasures.Kind?
  private var tint: UIColor?
  private var isTouched = false
  private var corners = Corners.capsule
  private var isContinuous = false
  private let pane = GlassPane()
  private let touchedShade = ControlPart(color: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    touchedShade.isHidden = true
    addSubview(touchedShade)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GlassView is not archived")
  }

  /// Displays glass.
  ///
  /// - Parameters:
  ///   - kind: The kind of the glass, or `nil` for no glass.
  ///   - tint: A color over the glass. An opaque color hides the backdrop.
  ///   - isTouched: Whether a touch brightens the glass.
  func show(_ kind: GlassMeasures.Kind?, tint: UIColor? = nil, isTouched: Bool = false) {
    (self.kind, self.tint, self.isTouched) = (kind, tint, isTouched)
    update()
  }

  func setCorners(_ corners: Corners, isContinuous: Bool = false) {
    guard corners != self.corners || isContinuous != self.isContinuous else { return }
    (self.corners, self.isContinuous) = (corners, isContinuous)
    update()
  }

  // Changes of traits that affect the glass invalidate the layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  private var shownRadii: CornerRadii {
    let limit = min(bounds.width, bounds.height) / 2
    switch corners {
    case .capsule: return CornerRadii(limit)
    case .all(let radius): return CornerRadii(min(radius, limit))
    case .each(let radii): return radii.map { min($0, limit) }
    }
  }

  private func update() {
    let traits = traitCollection
    pane.show(kind, on: layer, shownRadii, isContinuous: isContinuous, traits)
    backgroundColor = tint
    touchedShade.isHidden = !isTouched || kind == nil
    guard isTouched else { return }
    touchedShade.backgroundColor = UIColor(white: 1, alpha: measures.glass.touchedWhite)
    touchedShade.frame = bounds
    touchedShade.layer.extrasToChange.cornerRadii = shownRadii
  }
}
