import PreviewProtocol
import UIKit

/// A rule that finds overlapping texts and controls.
struct OverlapRule: AuditRule {
  let kinds = ["covered", "overlap"]
  let dependsOnSize = true

  /// The tolerance in points. Frames may touch, and a line has space above and below its letters.
  private static let tolerance: CGFloat = 3
  /// The limit of compared views. A screen usually has several dozen.
  private static let most = 400

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    let content = screen.entries.filter { isContent($0) }.prefix(OverlapRule.most).map {
      (entry: $0, ink: AuditedScreen.ink(of: $0))
    }
    var result: [AuditedFinding] = []
    for (index, (back, backInk)) in content.enumerated() {
      for (front, frontInk) in content.dropFirst(index + 1) {
        let common = backInk.intersection(frontInk)
        guard !common.isNull, common.width > OverlapRule.tolerance, common.height > OverlapRule.tolerance else {
          continue
        }
        guard !front.view.isDescendant(of: back.view), !back.view.isDescendant(of: front.view) else { continue }
        // A presented screen covers the presenting one.
        guard lieInOneController(back.view, front.view) else { continue }
        // Scrolling content passes below the bars.
        guard !front.isSystemPart || !front.scrollViews.isEmpty || back.scrollViews.isEmpty else { continue }
        // The layout within a control is intended.
        guard sharedControl(back.view, front.view) == nil else { continue }
        if let cover = cover(over: back.view, below: front.view, common, screen) {
          guard hides(common, backInk), !back.isSystemPart else { continue }
          let finding = Finding(
            kind: "covered", view: AuditedScreen.name(of: back.view),
            text: "\(AuditedScreen.name(of: cover)) covers it", frame: AuditedScreen.numbers(back.frame))
          result.append(AuditedFinding(finding, of: back.view, extent: Double(common.width * common.height)))
        } else {
          let finding = Finding(
            kind: "overlap", view: AuditedScreen.name(of: front.view),
            text: "overlaps \(AuditedScreen.name(of: back.view)) by \(AuditedScreen.size(common.size)) points",
            frame: AuditedScreen.numbers(common))
          result.append(AuditedFinding(finding, of: front.view, extent: Double(common.width * common.height)))
        }
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert("\($0.finding.kind) \($0.finding.view)").inserted }
  }

  private func isContent(_ entry: AuditedScreen.Entry) -> Bool {
    guard !entry.visible.isEmpty else { return false }
    switch entry.view {
    case let label as UILabel: return !(label.text ?? "").isEmpty
    case is UIControl: return !entry.isSystemPart
    case is UITextView: return true
    default: return false
    }
  }

  /// Returns whether a controller's view contains both views.
  private func lieInOneController(_ first: UIView, _ second: UIView) -> Bool {
    var view: UIView? = first
    while let current = view {
      if second.isDescendant(of: current), current.next is UIViewController { return true }
      view = current.superview
    }
    return false
  }

  /// Returns the control that contains both views, or nil.
  private func sharedControl(_ first: UIView, _ second: UIView) -> UIView? {
    var view: UIView? = first
    while let current = view {
      if current is UIControl, second.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// Returns the opaque view that covers the rear view: the front view or one of its ancestors.
  private func cover(
    over back: UIView, below front: UIView, _ rect: CGRect, _ screen: AuditedScreen
  ) -> UIView? {
    var view: UIView? = front
    while let current = view, !back.isDescendant(of: current) {
      if isOpaque(current), let entry = screen.entries.first(where: { $0.view === current }),
        entry.visible.insetBy(dx: -1, dy: -1).contains(rect)
      {
        return current
      }
      view = current.superview
    }
    return nil
  }

  private func isOpaque(_ view: UIView) -> Bool {
    if view is UIVisualEffectView { return true }
    guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection),
      let parts = Luminance.components(color)
    else { return false }
    return parts.alpha * Double(view.alpha) > 0.9
  }

  /// Returns whether nearly the entire rectangle is hidden.
  private func hides(_ part: CGRect, _ whole: CGRect) -> Bool {
    part.width * part.height >= whole.width * whole.height * 0.9
  }
}
