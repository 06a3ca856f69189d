import CoreGraphics

/// A pane of glass: what lies behind it, a tint, a rim and a shadow.
final class GlassView: UIView {
  /// The corners of a pane, in points.
  enum Corners: Equatable {
    /// As round as the pane is high.
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

  /// - Parameters:
  ///   - kind: what the glass does; nil for no glass.
  ///   - tint: a color over the glass; one that lets nothing through hides what lies behind.
  ///   - isTouched: whether a finger lights the glass up.
  func show(_ kind: GlassMeasures.Kind?, tint: UIColor? = nil, isTouched: Bool = false) {
    (self.kind, self.tint, self.isTouched) = (kind, tint, isTouched)
    update()
  }

  func setCorners(_ corners: Corners, isContinuous: Bool = false) {
    guard corners != self.corners || isContinuous != self.isContinuous else { return }
    (self.corners, self.isContinuous) = (corners, isContinuous)
    update()
  }

  // Traits that change the glass ask for layout.
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
