import UIKit
import ViewHost

/// The views of a screen that can be seen, each with the part of it that is in sight.
@MainActor
package struct AuditedScreen {
  /// A view that is neither hidden nor transparent, with where it lies.
  @MainActor
  package struct Entry {
    package let view: UIView
    /// On the screen, in points, as if nothing cut it off.
    package let frame: CGRect
    /// What is left of that within the views around it and the screen.
    package let visible: CGRect
    /// What can be scrolled around it, the nearest first.
    let scrollViews: [UIScrollView]
    /// Whether it is part of a control or bar of UIKit's own making.
    package let isSystemPart: Bool
  }

  let host: ViewHost
  let bounds: CGRect
  package let entries: [Entry]
  let keyboard: CGRect?

  package init(_ host: ViewHost) {
    self.host = host
    host.update()
    let screen = host.window.screen
    bounds = screen.sceneBounds
    keyboard = HostKeyboardFrame.frame(on: screen)
    var found: [Entry] = []
    // The keyboard is the system's.
    let system = HostHits.systemWindows(of: screen)
    for window in HostHits.visibleWindows(of: screen) where !system.contains(where: { $0 === window }) {
      AuditedScreen.collect(
        window, in: window, clip: screen.sceneBounds, scrollViews: [], isSystem: false, into: &found)
    }
    entries = found
  }

  /// Below it a view is not seen, as UIKit's hit testing has it.
  private static let leastAlpha: CGFloat = 0.01

  private static func collect(
    _ view: UIView, in window: UIWindow, clip: CGRect, scrollViews: [UIScrollView], isSystem: Bool,
    into found: inout [Entry]
  ) {
    guard !view.isHidden, view.alpha >= leastAlpha else { return }
    let inWindow = view.convert(view.bounds, to: window as UIView?)
    let frame = window.convert(inWindow, to: nil as UIWindow?)
    let visible = frame.intersection(clip)
    found.append(
      Entry(
        view: view, frame: frame, visible: visible.isNull ? .zero : visible, scrollViews: scrollViews,
        isSystemPart: isSystem))
    let inner = view.clipsToBounds ? (visible.isNull ? .zero : visible) : clip
    let scrolled = (view as? UIScrollView).map { [$0] + scrollViews } ?? scrollViews
    let isBar = view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
    for subview in view.subviews {
      collect(
        subview, in: window, clip: inner, scrollViews: scrolled,
        isSystem: isSystem || isBar || (view is UIControl && isUIKit(view)), into: &found)
    }
  }

  /// Where there is something to be seen: a label may be much larger than its text.
  static func ink(of entry: Entry) -> CGRect {
    guard let label = entry.view as? UILabel else { return entry.visible }
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let bounds = label.bounds
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: bounds.midX - rect.width / 2
      case .right: bounds.maxX - rect.width
      case .natural where isRightToLeft: bounds.maxX - rect.width
      default: bounds.minX
      }
    let place = CGRect(x: x, y: bounds.midY - rect.height / 2, width: rect.width, height: rect.height)
    guard let window = label.window else { return .zero }
    let onScreen = window.convert(label.convert(place, to: window as UIView?), to: nil as UIWindow?)
    let visible = onScreen.intersection(entry.visible)
    return visible.isNull ? .zero : visible
  }

  /// Whether a view's class is UIKit's own.
  static func isUIKit(_ view: UIView) -> Bool { String(reflecting: type(of: view)).hasPrefix("UIKit.") }

  /// Whether a finger that comes down at a point of the screen is a view's, or something's inside it.
  func hits(_ view: UIView, at point: CGPoint) -> Bool {
    guard let window = HostHits.window(at: point, on: host.window.screen),
      let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
    else { return false }
    return hit.isDescendant(of: view)
  }

  /// What a finding calls a view: the property, identifier or class, and what it says.
  package static func name(of view: UIView) -> String {
    let name = LayoutDiagnosis.name(of: view)
    let text = view.accessibilityLabel ?? view.descriptiveText ?? ""
    guard !text.isEmpty else { return name }
    let short = text.count > 40 ? text.prefix(40) + "…" : Substring(text)
    return "\(name) \"\(short.map { $0.isNewline ? " " : String($0) }.joined())\""
  }

  package static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 10).rounded() / 10 + 0 }
  }

  /// `100 x 44`.
  package static func size(_ size: CGSize) -> String { "\(length(size.width)) x \(length(size.height))" }

  static func length(_ value: CGFloat) -> String { ((value * 10).rounded() / 10).briefDescription }
}
