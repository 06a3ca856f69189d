import CoreGraphics
import Foundation

/// A view that fades content under a bar. It blurs the content and covers it with the background color.
final class EdgeEffectView: UIView {
  enum Edge {
    case top
    case bottom
  }

  let edge: Edge
  private let blur = UIView()
  private let blurMask = CAGradientLayer()
  private let wash = CAGradientLayer()
  private var effect: EdgeEffect?
  private var barLength: CGFloat = 0

  init(at edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    addSubview(blur)
    layer.addSublayer(wash)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EdgeEffectView is not archived")
  }

  private var edgeMeasures: EdgeEffectMeasures { measures.bars.edgeEffects ?? EdgeEffectMeasures() }

  /// Displays an effect.
  ///
  /// - Parameter barLength: The distance from the edge of the screen to the end of the bar, in points.
  func show(_ effect: EdgeEffect, barLength: CGFloat) {
    guard effect != self.effect || barLength != self.barLength else { return }
    (self.effect, self.barLength) = (effect, barLength)
    setNeedsLayout()
  }

  /// The distance from the edge of the screen to the end of the effect, in points.
  var length: CGFloat {
    guard let effect else { return 0 }
    if edge == .top { return effect.isHard ? barLength - edgeMeasures.hardInset : barLength + edgeMeasures.topReach }
    return effect.isHard ? barLength : barLength + edgeMeasures.bottomReach
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let effect, bounds.height > 0 else { return }
    blur.frame = bounds
    let measures = edgeMeasures
    let sigma = (effect.isHard ? measures.hardSigma : measures.softSigma) * effect.strength
    blur.layer.extrasToChange.backdrop = BackdropFilter(sigma: sigma, saturation: 1, tint: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wash.frame = bounds
    let stops = stops(effect, measures)
    let color = effect.color.resolvedColor(with: traitCollection)
    wash.colors = stops.map { color.withAlphaComponent($0.alpha * effect.strength).cgColor }
    wash.locations = stops.map { NSNumber(value: Double($0.place / bounds.height)) }
    if effect.isHard {
      blur.layer.mask = nil
    } else {
      blurMask.frame = blur.bounds
      // The blur has its full strength at the bar, and ends together with the covering color.
      let most = max(stops.map(\.alpha).max() ?? 1, 0.01)
      blurMask.colors = stops.map { UIColor(white: 0, alpha: min($0.alpha / most * 1.4, 1)).cgColor }
      blurMask.locations = wash.locations
      blur.layer.mask = blurMask
    }
    CATransaction.commit()
  }

  /// Returns the opacity of the covering color at positions measured from the top of the view.
  private func stops(_ effect: EdgeEffect, _ measures: EdgeEffectMeasures) -> [(place: CGFloat, alpha: CGFloat)] {
    if effect.isHard { return [(0, measures.hardAlpha), (bounds.height, measures.hardAlpha)] }
    if edge == .top {
      let wash = measures.topWash
      let end = barLength + measures.topEnd
      return [
        (0, wash[0]), (barLength / 2, wash[1]), (barLength, wash[2]), (end - 4, wash[3]), (end, 0),
        (max(bounds.height, end), 0),
      ]
    }
    let wash = measures.bottomWash
    let top = bounds.height - barLength
    return [(0, 0), (4, wash[2]), (top, wash[1]), (bounds.height, wash[0])]
  }
}
