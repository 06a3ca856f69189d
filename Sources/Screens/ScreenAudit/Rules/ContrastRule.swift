import PreviewProtocol
import UIKit
import ViewHost

/// A rule that finds text with low contrast.
struct ContrastRule: AuditRule {
  let kinds = ["low-contrast"]
  let dependsOnSize = false

  /// The minimum contrast of WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large text, which begins at 18 points or 14 bold
  /// points. A point of CSS is 4/3 pixels, which are UIKit's points.
  private static let (least, leastOfLarge) = (4.5, 3.0)
  private static let (large, largeBold) = (CGFloat(24), CGFloat(18.66))
  /// The minimum fraction of a rectangle that a background color covers.
  private static let leastShare = 0.2

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    let labels = screen.entries.compactMap { entry in
      (entry.view as? UILabel).flatMap { label in (label.text ?? "").isEmpty ? nil : (label, entry) }
    }
    guard !labels.isEmpty else { return [] }
    // One pixel a point suffices, because only backgrounds are measured; the color of text is known.
    guard let picture = try? Picture(of: screen.host.window, scale: 1) else { return [] }
    return labels.compactMap { label, entry in
      guard !entry.visible.isEmpty, !entry.isSystemPart, isEnabled(label),
        screen.hits(nearest(label), at: entry.visible.middle)
      else {
        return nil
      }
      guard let background = Backgrounds.most(in: entry.visible, of: picture, leastShare: ContrastRule.leastShare)
      else {
        return nil
      }
      let color = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .label
      let opacity = label.opacityOnScreen
      guard !isSystemsChoice(color, label.traitCollection),
        let text = Luminance.components(color.resolvedColor(with: label.traitCollection))
      else { return nil }
      let shown = zip(text.rgb, background).map { $0 * text.alpha * opacity + $1 * (1 - text.alpha * opacity) }
      let ratio = Luminance.contrast(shown, background)
      let isLarge =
        label.font.pointSize >= ContrastRule.large
        || (label.font.pointSize >= ContrastRule.largeBold && label.font.isBold)
      let wanted = isLarge ? ContrastRule.leastOfLarge : ContrastRule.least
      // Contrasts are usually compared in tenths.
      guard (ratio * 10).rounded() / 10 < wanted else { return nil }
      let finding = Finding(
        kind: "low-contrast", view: AuditedScreen.name(of: label),
        text: "text \(Luminance.hex(shown)) on \(Luminance.hex(background)) has a contrast of "
          + "\((ratio * 10).rounded() / 10), less than \(wanted)", frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(finding, of: label, extent: wanted - ratio)
    }
  }

  /// Returns whether a color is one of the system's for secondary text, which have low contrast on every phone.
  private func isSystemsChoice(_ color: UIColor, _ traits: UITraitCollection) -> Bool {
    let shown = Luminance.components(color.resolvedColor(with: traits))
    return [UIColor.secondaryLabel, .tertiaryLabel, .placeholderText].contains { system in
      guard let own = Luminance.components(system.resolvedColor(with: traits)), let shown else { return false }
      return own.rgb == shown.rgb && own.alpha == shown.alpha
    }
  }

  /// Returns the view that receives touches on a label, because labels do not.
  private func nearest(_ label: UILabel) -> UIView {
    var view: UIView = label
    while !view.isUserInteractionEnabled, let superview = view.superview { view = superview }
    return view
  }

  private func isEnabled(_ label: UILabel) -> Bool {
    var view: UIView? = label
    while let current = view {
      if let control = current as? UIControl, !control.isEnabled { return false }
      view = current.superview
    }
    return label.isEnabled
  }
}

extension UIView {
  /// The product of the alpha values of the view and its ancestors.
  fileprivate var opacityOnScreen: Double {
    var (result, view) = (1.0, self as UIView?)
    while let current = view {
      result *= Double(current.alpha)
      view = current.superview
    }
    return result
  }
}

extension UIFont {
  fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
