import UIKit
import ViewHost

/// The visible views of a screen, each with its visible part.
@MainActor
package struct AuditedScreen {
  /// A view that is neither hidden nor transparent, with its frames.
  @MainActor
  package struct Entry {
    package let view: UIView
    /// The frame on the screen in points, without clipping.
    package let frame: CGRect
    /// The part of the frame that is inside the enclosing views and the screen.
    package let visible: CGRect
    /// The enclosing scroll views, nearest first.
    let scrollViews: [UIScrollView]
    /// Whether the view is a part of a control or bar that UIKit created.
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
    // The keyboard belongs to the system.
    let system = HostHits.systemWindows(of: screen)
    for window in HostHits.visibleWindows(of: screen) where !system.contains(where: { $0 === window }) {
      AuditedScreen.collect(
        window, in: window, clip: screen.sceneBounds, scrollViews: [], isSystem: false, into: &found)
    }
    entries = found
  }

  /// The alpha below which a view is invisible, as in UIKit's hit-testing.
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

  /// Returns the visible content of a view: a label may be much larger than its text.
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

  /// Returns whether a view's class is one of UIKit's.
  static func isUIKit(_ view: UIView) -> Bool { String(reflecting: type(of: view)).hasPrefix("UIKit.") }

  /// Returns whether a touch at a point of the screen belongs to a view or its descendants.
  func hits(_ view: UIView, at point: CGPoint) -> Bool {
    guard let window = HostHits.window(at: point, on: host.window.screen),
      let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
    else { return false }
    return hit.isDescendant(of: view)
  }

  /// Returns the name of a view in findings: its property, identifier or class, and its text.
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

  /// Returns the text of a size: `100 x 44`.
  package static func size(_ size: CGSize) -> String { "\(length(size.width)) x \(length(size.height))" }

  static func length(_ value: CGFloat) -> String { ((value * 10).rounded() / 10).briefDescription }
}
