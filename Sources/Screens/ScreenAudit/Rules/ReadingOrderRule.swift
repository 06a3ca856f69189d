import PreviewProtocol
import UIKit

/// Finds elements that a screen reader reads after an element below them.
///
/// Without an order of its own, a container's elements are read from top to bottom; with `accessibilityElements`, in
/// their order.
struct ReadingOrderRule: AuditRule {
  let kinds = ["reading-order"]
  let dependsOnSize = false

  /// Lines that touch are in order.
  private static let tolerance: CGFloat = 1
  private static let most = 400

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    let system = HostHits.systemWindows(of: screen.host.window.screen)
    var result: [AuditedFinding] = []
    for window in HostHits.visibleWindows(of: screen.host.window.screen)
    where !system.contains(where: { $0 === window }) {
      let elements = AccessibilityTree(of: window).elements.filter { screen.bounds.intersects($0.frame) }.prefix(
        ReadingOrderRule.most)
      for (before, next) in zip(elements, elements.dropFirst()) {
        // Beside each other are columns, and what is in one of them goes before the other.
        guard next.frame.maxY <= before.frame.minY + ReadingOrderRule.tolerance,
          min(next.frame.maxX, before.frame.maxX) - max(next.frame.minX, before.frame.minX) > ReadingOrderRule.tolerance
        else { continue }
        // A container's order is its maker's: bars lie over what they are told after.
        guard let owner = owner(of: next.object, before.object) else { continue }
        let finding = Finding(
          kind: "reading-order", view: words(next),
          text: "VoiceOver reads it after \(words(before)), which lies below it: "
            + "the accessibilityElements of \(LayoutDiagnosis.name(of: owner)) say so",
          frame: AuditedScreen.numbers(next.frame),
          changes: ["put them into the order in which they are seen, or leave accessibilityElements nil"])
        result.append(AuditedFinding(finding, of: next.object as? UIView))
      }
    }
    return result
  }

  private func words(_ element: AccessibilityTree.Element) -> String {
    if let view = element.object as? UIView { return AuditedScreen.name(of: view) }
    return "\(type(of: element.object)) \"\(element.label ?? "")\""
  }

  /// The view around both that says by itself in which order it is read.
  private func owner(of first: NSObject, _ second: NSObject) -> UIView? {
    func around(_ object: NSObject) -> [UIView] {
      var view = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
      var result: [UIView] = []
      while let current = view {
        result.append(current)
        view = current.superview
      }
      return result
    }
    let others = around(second)
    return around(first).first { view in
      !(view.accessibilityElements ?? []).isEmpty && others.contains { $0 === view }
        && !AuditedScreen.isUIKit(view)
    }
      ?? around(first).first { view in
        !(view.accessibilityElements ?? []).isEmpty && others.contains { $0 === view }
      }
  }
}
