import PreviewProtocol
import UIKit

/// A rule that finds touch targets that are smaller than a fingertip.
struct TargetSizeRule: AuditRule {
  let kinds = ["small-target"]
  let dependsOnSize = true

  /// The Human Interface Guidelines' minimum size of a touch target, in points, on both axes.
  private static let least: CGFloat = 44

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      let view = entry.view
      guard isTarget(view), !entry.isSystemPart, !entry.visible.isEmpty else { return nil }
      let size = entry.frame.size
      // Thousandths of a point are irrelevant. A row may be lower than the 44 points of its table by the height of a
      // separator.
      let tolerance = view is UITableViewCell ? 1 : 0.01
      guard size.width < TargetSizeRule.least - tolerance || size.height < TargetSizeRule.least - tolerance else {
        return nil
      }
      guard !hasMargin(view, around: entry.frame, on: screen) else { return nil }
      let finding = Finding(
        kind: "small-target", view: AuditedScreen.name(of: view),
        text: "\(AuditedScreen.size(size)) points is less than the 44 x 44 of a touch target",
        frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(
        finding, of: view, extent: Double(TargetSizeRule.least - min(size.width, size.height)))
    }
  }

  /// Returns whether a view is a control or receives taps. Controls of UIKit with a fixed size (a switch, a slider) are
  /// the same on every phone.
  private func isTarget(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    switch view {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UITextField, is UIWindow,
      is UIDatePicker, is UIColorWell:
      return false
    case let control as UIControl:
      return control.isEnabled
    case let cell as UITableViewCell:
      return cell.selectionStyle != .none && isSelectable(cell)
    default:
      return (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        && !(view is UIScrollView)
    }
  }

  /// Returns whether the rows of a table are selectable.
  private func isSelectable(_ cell: UITableViewCell) -> Bool {
    var view = cell.superview
    while let current = view {
      if let table = current as? UITableView {
        return table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
      }
      view = current.superview
    }
    return false
  }

  /// Returns whether the view accepts touches outside its frame, so that the target has 44 points.
  private func hasMargin(_ view: UIView, around frame: CGRect, on screen: AuditedScreen) -> Bool {
    // The points are half a point inside, because touches on an edge belong to the neighbor.
    let (x, y) = (max(TargetSizeRule.least, frame.width) / 2 - 0.5, max(TargetSizeRule.least, frame.height) / 2 - 0.5)
    return [CGPoint(x: -x, y: 0), CGPoint(x: x, y: 0), CGPoint(x: 0, y: -y), CGPoint(x: 0, y: y)].allSatisfy {
      screen.hits(view, at: CGPoint(x: frame.midX + $0.x, y: frame.midY + $0.y))
    }
  }
}
