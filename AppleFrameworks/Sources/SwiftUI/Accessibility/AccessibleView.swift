import UIKit

/// A view that has the accessibility properties and actions of a SwiftUI view.
final class AccessibleView: PassingView {
  /// The action of an activation, such as a double tap of VoiceOver; `nil` if there is none.
  var activate: (() -> Void)?
  /// The action of a two-finger double tap.
  var magicTap: (() -> Void)?
  /// The action of a two-finger scrub.
  var escape: (() -> Void)?
  /// The action of a swipe up or down; `nil` if the value cannot be adjusted.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The action of a three-finger swipe to an edge.
  var scroll: ((Edge) -> Void)?

  /// The priority of the view among its siblings: larger numbers come first.
  var sortPriority: Double = 0

  /// Sorts the accessibility elements of the view that contains a view with a priority.
  ///
  /// The sorting follows the layout pass, because sibling views may not exist earlier.
  static func sort(around view: AccessibleView) {
    DispatchQueue.main.async { [weak view] in
      MainActor.assumeIsolated {
        guard let container = view?.superview else { return }
        let ranked = container.subviews.enumerated().map { index, view in
          (priority: (view as? AccessibleView)?.sortPriority ?? 0, index: index, view: view)
        }
        let order = ranked.sorted { ($1.priority, $0.index) < ($0.priority, $1.index) }
        container.accessibilityElements = order.map(\.view)
      }
    }
  }

  override func accessibilityActivate() -> Bool { run(activate) }
  override func accessibilityPerformMagicTap() -> Bool { run(magicTap) }
  override func accessibilityPerformEscape() -> Bool { run(escape) }
  override func accessibilityIncrement() { adjust?(.increment) }
  override func accessibilityDecrement() { adjust?(.decrement) }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scroll else { return false }
    switch direction {
    case .up: scroll(.top)
    case .down: scroll(.bottom)
    case .left: scroll(effectiveUserInterfaceLayoutDirection == .rightToLeft ? .trailing : .leading)
    case .right: scroll(effectiveUserInterfaceLayoutDirection == .rightToLeft ? .leading : .trailing)
    default: return false
    }
    return true
  }

  private func run(_ action: (() -> Void)?) -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}
