import CoreGraphics
import QuartzCore

/// The appearance of a pointer's effect on a view. The view's own transform, shadow and subviews don't change.
@MainActor
final class PointerLooks {
  private let view: UIView
  private let effect: UIPointerEffect
  private var plate: UIView?
  private var shadow: (Float, CGFloat, CGSize)?

  // Estimated from recordings by Apple, since the Human Interface Guidelines give no numbers.
  private static let scale: CGFloat = 1.05
  private static let plateAlpha: CGFloat = 0.12
  private static let plateOutset: CGFloat = 8
  private static let plateRadius: CGFloat = 8
  private static let shadowOpacity: Float = 0.2
  private static let shadowRadius: CGFloat = 12
  private static let smallest: CGFloat = 60
  private static let key = "UIPointerEffect"

  private let outline: CGPath?

  init(_ effect: UIPointerEffect, outline: CGPath? = nil) {
    self.effect = effect
    self.outline = outline
    view = effect.preview.view
  }

  private enum Kind {
    case plate
    case lift(shadow: Bool, scale: Bool, tint: Bool)
  }

  private var kind: Kind {
    switch effect {
    case .automatic: view.bounds.height < Self.smallest ? .plate : .lift(shadow: true, scale: true, tint: false)
    case .highlight: .plate
    case .lift: .lift(shadow: true, scale: true, tint: false)
    case .hover(_, let tint, let shadow, let scale): .lift(shadow: shadow, scale: scale, tint: tint != .none)
    }
  }

  func begin() {
    switch kind {
    case .plate: showPlate(behind: true)
    case .lift(let hasShadow, let isScaled, let isTinted):
      if isScaled { scale() }
      if hasShadow {
        let layer = view.layer
        shadow = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 4)
      }
      if isTinted { showPlate(behind: false) }
    }
  }

  private func scale() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = Self.scale
    animation.toValue = Self.scale
    animation.duration = .greatestFiniteMagnitude
    view.layer.add(animation, forKey: Self.key)
  }

  private func showPlate(behind: Bool) {
    guard let container = behind ? view.superview : view else { return }
    var frame = behind ? view.frame.insetBy(dx: -Self.plateOutset, dy: 0) : view.bounds
    if outline != nil { frame = behind ? view.convert(view.bounds, to: container) : view.bounds }
    let plate = UIView(frame: frame)
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = UIColor.label.withAlphaComponent(Self.plateAlpha)
    plate.layer.cornerRadius = behind ? Self.plateRadius : view.layer.cornerRadius
    if let outline {
      plate.layer.cornerRadius = 0
      let mask = CAShapeLayer()
      var toPlate = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
      mask.path = outline.copy(using: &toPlate)
      plate.layer.mask = mask
    }
    if behind { container.insertSubview(plate, belowSubview: view) } else { container.addSubview(plate) }
    self.plate = plate
  }

  func end() {
    plate?.removeFromSuperview()
    plate = nil
    view.layer.removeAnimation(forKey: Self.key)
    if let shadow {
      (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = shadow
      self.shadow = nil
    }
  }
}
