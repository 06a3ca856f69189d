import CoreGraphics

/// The glass of a layer: its backdrop, rim and shadow. The layer may have contents in front of the glass.
@MainActor
final class GlassPane {
  private var rims: [CALayer] = []

  /// Adds glass to a layer or removes it.
  ///
  /// - Parameters:
  ///   - kind: The kind of the glass, or `nil` for no glass.
  ///   - radii: The radii of the corners, in points.
  func show(
    _ kind: GlassMeasures.Kind?, on layer: CALayer, _ radii: CornerRadii, isContinuous: Bool,
    _ traits: UITraitCollection
  ) {
    let pane = kind?.pane(traits)
    let extras = layer.extrasToChange
    extras.cornerRadii = pane == nil ? nil : radii
    extras.backdropPath = nil
    layer.cornerCurve = isContinuous ? .continuous : .circular
    extras.backdrop = pane.map { filter($0, traits.measures.glass) }
    showShadow(pane?.shadow, on: layer, radii, isContinuous: isContinuous)
    showRim(pane?.rim, on: layer, radii, traits)
  }

  private func filter(_ pane: GlassMeasures.Pane, _ measures: GlassMeasures) -> BackdropFilter {
    var law = pane.law
    if UIAccessibility.isReduceTransparencyEnabled {
      // With a smaller share of the backdrop, the glass has the brightness that it has over a backdrop as bright as
      // itself.
      let share = law.share * measures.reducedShare
      let growth = (1 - share) / max(1 - law.share, 0.01)
      law.darkGray = min(law.darkGray * growth, 1)
      law.lightGray = min(law.lightGray * growth, 1)
      law.share = share
    }
    var filter = BackdropFilter(sigma: pane.sigma, saturation: pane.saturation, tint: nil)
    filter.glass = law
    return filter
  }

  private func showShadow(_ shadow: ShadowMeasures?, on layer: CALayer, _ radii: CornerRadii, isContinuous: Bool) {
    guard let shadow else {
      if layer.shadowOpacity != 0 { layer.shadowOpacity = 0 }
      return
    }
    layer.setShadow(shadow)
    layer.shadowPath = CGPath.roundedRect(layer.bounds, radii: radii, continuous: isContinuous)
  }

  /// Displays the rim. It consists of lines that all begin at the edge and have increasing widths, so that the rim
  /// fades inwards. With Increase Contrast, it is a single line in the label color.
  private func showRim(
    _ rim: GlassMeasures.Rim?, on layer: CALayer, _ radii: CornerRadii, _ traits: UITraitCollection
  ) {
    let isOutlined = rim != nil && traits.accessibilityContrast == .high
    let count = isOutlined ? 1 : rim.map { $0.width > 0 ? $0.steps : 0 } ?? 0
    while rims.count > count { rims.removeLast().removeFromSuperlayer() }
    while rims.count < count {
      let line = CALayer()
      layer.addSublayer(line)
      rims.append(line)
    }
    guard let rim, count > 0 else { return }
    let color =
      isOutlined
      ? UIColor.label.resolvedColor(with: traits) : UIColor(white: 1, alpha: rim.alpha / CGFloat(rim.steps))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, line) in rims.enumerated() {
      line.frame = layer.bounds
      line.borderWidth = isOutlined ? 1 : rim.width * CGFloat(index + 1) / CGFloat(count)
      line.borderColor = color.cgColor
      line.extrasToChange.cornerRadii = radii
      line.cornerCurve = layer.cornerCurve
    }
    CATransaction.commit()
  }
}
