import PreviewProtocol
import UIKit

/// A rule that finds content off the screen, outside the view that clips it, below the keyboard, and outside the safe
/// area.
struct OffScreenRule: AuditRule {
  let kinds = ["off-screen", "below-keyboard", "unsafe-area"]
  let dependsOnSize = true

  /// The tolerance in points.
  private static let tolerance: CGFloat = 1.5

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard isContent(entry.view), !entry.isSystemPart, entry.frame.width > 0, entry.frame.height > 0 else {
        return nil
      }
      return offScreen(entry, screen) ?? keyboard(entry, screen) ?? unsafe(entry, screen)
    }
  }

  /// Returns whether a view is text or receives touches. Images and backgrounds may extend beyond an edge.
  private func isContent(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case is UIControl, is UITextView: true
    default: view.isAccessibilityElement && !(view is UIImageView) && !(view is UIScrollView)
    }
  }

  private func offScreen(_ entry: AuditedScreen.Entry, _ screen: AuditedScreen) -> AuditedFinding? {
    let lost = [
      (entry.visible.minX - entry.frame.minX, "left"), (entry.frame.maxX - entry.visible.maxX, "right"),
      (entry.visible.minY - entry.frame.minY, "top"), (entry.frame.maxY - entry.visible.maxY, "bottom"),
    ]
    let isGone = entry.visible.isEmpty
    guard isGone || lost.contains(where: { $0.0 > OffScreenRule.tolerance }) else { return nil }
    // Content that scrolling reveals is not a finding.
    if entry.scrollViews.contains(where: { reaches(entry.view, in: $0) }) { return nil }
    if isGone, entry.view.superview?.clipsToBounds == true, entry.view.superview?.bounds.isEmpty ?? false { return nil }
    let sides = lost.filter { $0.0 > OffScreenRule.tolerance }.map {
      "\(AuditedScreen.length($0.0)) points at the \($0.1)"
    }
    let finding = Finding(
      kind: "off-screen", view: AuditedScreen.name(of: entry.view),
      text: isGone
        ? "is outside the screen, and cannot be scrolled into view"
        : "is cut off: \(sides.joined(separator: ", "))", frame: AuditedScreen.numbers(entry.frame))
    return AuditedFinding(finding, of: entry.view, extent: Double(lost.map(\.0).max() ?? 0))
  }

  /// Returns whether a view is in the content to which a scroll view can scroll.
  private func reaches(_ view: UIView, in scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let inset = scrollView.adjustedContentInset
    let size = scrollView.contentSize
    let whole = CGRect(
      x: -inset.left, y: -inset.top, width: max(size.width, scrollView.bounds.width) + inset.left + inset.right,
      height: max(size.height, scrollView.bounds.height) + inset.top + inset.bottom)
    return whole.insetBy(dx: -OffScreenRule.tolerance, dy: -OffScreenRule.tolerance).contains(
      view.convert(view.bounds, to: scrollView))
  }

  private func keyboard(_ entry: AuditedScreen.Entry, _ screen: AuditedScreen) -> AuditedFinding? {
    guard let keyboard = screen.keyboard else { return nil }
    let covered = entry.visible.intersection(keyboard)
    guard !covered.isNull, covered.height > OffScreenRule.tolerance else { return nil }
    let scrolls = entry.scrollViews.contains { scrollView in
      let room = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      let bottom = entry.view.convert(entry.view.bounds, to: scrollView).maxY
      return scrollView.isScrollEnabled && room - bottom >= covered.height - OffScreenRule.tolerance
    }
    guard !scrolls else { return nil }
    let finding = Finding(
      kind: "below-keyboard", view: AuditedScreen.name(of: entry.view),
      text: "the keyboard covers \(AuditedScreen.length(covered.height)) of its "
        + "\(AuditedScreen.length(entry.frame.height)) points, and it cannot be scrolled into view",
      frame: AuditedScreen.numbers(entry.frame))
    return AuditedFinding(finding, of: entry.view, extent: Double(covered.height))
  }

  private func unsafe(_ entry: AuditedScreen.Entry, _ screen: AuditedScreen) -> AuditedFinding? {
    guard let window = entry.view.window, window.screen === screen.host.window.screen, !entry.visible.isEmpty else {
      return nil
    }
    let insets = screen.host.device.safeAreaInsets
    guard let (points, words) = beyondEnds(entry, insets, screen) ?? beyondSides(entry, insets, screen) else {
      return nil
    }
    let finding = Finding(
      kind: "unsafe-area", view: AuditedScreen.name(of: entry.view), text: words,
      frame: AuditedScreen.numbers(entry.frame))
    return AuditedFinding(finding, of: entry.view, extent: Double(points))
  }

  /// Returns the distance of content above or below the safe area, with its description.
  private func beyondEnds(
    _ entry: AuditedScreen.Entry, _ insets: UIEdgeInsets, _ screen: AuditedScreen
  ) -> (points: CGFloat, words: String)? {
    // Scrolling content passes below the bars.
    guard entry.scrollViews.isEmpty else { return nil }
    let top = insets.top - entry.visible.minY
    let bottom = entry.visible.maxY - (screen.bounds.height - insets.bottom)
    // A phone without a notch only has a status bar, behind which controls are permitted.
    let (above, below) = (insets.top > 20 && top > OffScreenRule.tolerance, bottom > OffScreenRule.tolerance)
    guard above || below else { return nil }
    // The frame of a control may include a background, so only its center is checked.
    let middle = entry.visible.midY
    guard above ? middle < insets.top : middle > screen.bounds.height - insets.bottom else { return nil }
    return above
      ? (top, "is behind the status bar and the notch: \(AuditedScreen.length(top)) points above the safe area")
      : (bottom, "is behind the home indicator: \(AuditedScreen.length(bottom)) points below the safe area")
  }

  /// Returns the distance of content beside the safe area, with its description.
  private func beyondSides(
    _ entry: AuditedScreen.Entry, _ insets: UIEdgeInsets, _ screen: AuditedScreen
  ) -> (points: CGFloat, words: String)? {
    guard insets.left > 0 || insets.right > 0, !entry.scrollViews.contains(where: scrollsSideways) else { return nil }
    // A view as wide as the window is a background. For text, the position of the letters is relevant.
    let width = screen.bounds.width
    let part = AuditedScreen.ink(of: entry)
    let spans = part.minX <= OffScreenRule.tolerance && part.maxX >= width - OffScreenRule.tolerance
    guard !part.isEmpty, entry.view is UILabel || !spans else { return nil }
    let (left, right) = (insets.left - part.minX, part.maxX - (width - insets.right))
    guard max(left, right) > OffScreenRule.tolerance else { return nil }
    let (points, side) = left > right ? (left, "left") : (right, "right")
    return (points, "is outside the safe area: \(AuditedScreen.length(points)) points beyond its \(side) edge")
  }

  private func scrollsSideways(_ scrollView: UIScrollView) -> Bool {
    scrollView.isScrollEnabled && scrollView.contentSize.width > scrollView.bounds.width + OffScreenRule.tolerance
  }
}
