import PreviewProtocol
import UIKit

/// A rule that finds elements that a screen reader reads after an element below them.
///
/// By default, a screen reader reads the elements of a container from top to bottom. If the container defines
/// `accessibilityElements`, their order applies.
struct ReadingOrderRule: AuditRule {
  let kinds = ["reading-order"]
  let dependsOnSize = false

  /// The tolerance in points. Touching lines are in order.
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
        // Elements side by side are columns, which are read one after the other.
        guard next.frame.maxY <= before.frame.minY + ReadingOrderRule.tolerance,
          min(next.frame.maxX, before.frame.maxX) - max(next.frame.minX, before.frame.minX) > ReadingOrderRule.tolerance
        else { continue }
        // Only containers that define an order are checked. Bars, for example, are above content that is read first.
        guard let owner = owner(of: next.object, before.object) else { continue }
        let finding = Finding(
          kind: "reading-order", view: words(next),
          text: "VoiceOver reads it after \(words(before)), which is below it, "
            + "because of the accessibilityElements of \(LayoutDiagnosis.name(of: owner))",
          frame: AuditedScreen.numbers(next.frame),
          changes: ["sort accessibilityElements in visual order, or leave it nil"])
        result.append(AuditedFinding(finding, of: next.object as? UIView))
      }
    }
    return result
  }

  private func words(_ element: AccessibilityTree.Element) -> String {
    if let view = element.object as? UIView { return AuditedScreen.name(of: view) }
    return "\(type(of: element.object)) \"\(element.label ?? "")\""
  }

  /// Returns the view that contains both elements and defines their order.
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
