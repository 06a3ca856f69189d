import PreviewProtocol
import UIKit

/// A rule that finds empty image views that occupy space, because their image was not found or has not arrived.
struct MissingImageRule: AuditRule {
  let kinds = ["no-image"]
  let dependsOnSize = false

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard let view = entry.view as? UIImageView, view.image == nil, view.animationImages == nil,
        !entry.isSystemPart, !entry.visible.isEmpty, !isInSystemsView(view), isEmpty(view)
      else { return nil }
      let finding = Finding(
        kind: "no-image", view: AuditedScreen.name(of: view),
        text:
          "an image view of \(AuditedScreen.size(entry.frame.size)) points without an image: UIImage(named:) is nil "
          + "where no file and no set of a catalog has that name", frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(finding, of: view)
    }
  }

  /// Returns whether the view draws nothing else.
  private func isEmpty(_ view: UIView) -> Bool {
    let alpha = view.backgroundColor.flatMap { Luminance.components($0.resolvedColor(with: view.traitCollection)) }?
      .alpha
    return (alpha ?? 0) == 0 && view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty
      && view.layer.contents == nil && view.layer.borderWidth == 0
  }

  /// Returns whether an image view belongs to a cell or control of UIKit.
  private func isInSystemsView(_ view: UIView) -> Bool {
    var parent = view.superview
    while let current = parent {
      if let cell = current as? UITableViewCell { return cell.imageView === view }
      if current is UIControl { return true }
      parent = current.superview
    }
    return false
  }
}
