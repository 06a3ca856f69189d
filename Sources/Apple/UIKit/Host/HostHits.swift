/// The view that a finger of the host touches, and the obstacles.
@MainActor
package enum HostHits {
  /// Returns the front-most window that receives a touch at a point of the screen.
  package static func window(at point: CGPoint, on screen: UIScreen) -> UIWindow? {
    visibleWindows(of: screen).last { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) != nil }
  }

  /// Returns the visible windows, from back to front.
  package static func visibleWindows(of screen: UIScreen) -> [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0.screen === screen }
      .flatMap(\.windows).filter { !$0.isHidden } + systemWindows(of: screen)
  }

  /// Returns the system's windows in front of the others: that of the keyboard while it is displayed.
  package static func systemWindows(of screen: UIScreen) -> [UIWindow] {
    let keyboard = (screen.host?.userInterface ?? UserInterface.current).keyboard.shownWindow
    return keyboard.map { $0.screen === screen ? [$0] : [] } ?? []
  }

  /// The point at which a finger touches a view, or the reason that it can't.
  package enum Reach {
    case point(CGPoint, UIWindow)
    case noWindow
    case hidden(UIView)
    case transparent(UIView)
    case interactionDisabled(UIView)
    case empty
    case clipped(UIView)
    case offScreen(CGRect)
    case covered(UIView)
  }

  /// Returns whether a view without touches is inside of one that receives them.
  private static func isPart(_ view: UIView) -> Bool {
    var current = view.superview
    var part: UIView?
    while let candidate = current {
      if candidate is UIControl || candidate is UITableViewCell || candidate is UICollectionViewCell {
        part = part ?? candidate
      }
      if part != nil, !candidate.isUserInteractionEnabled { return false }
      current = candidate.superview
    }
    return part != nil
  }

  /// Returns the point at which a finger touches a view: the center of its visible part.
  package static func reach(of view: UIView) -> Reach {
    guard let window = view.window else { return .noWindow }
    let isPassive = view is UILabel || view is UIImageView
    var passive: UIView?
    var current: UIView? = view
    while let candidate = current {
      if candidate.isHidden { return .hidden(candidate) }
      if candidate.alpha < 0.01 { return .transparent(candidate) }
      if !candidate.isUserInteractionEnabled, candidate !== view || !isPassive { passive = passive ?? candidate }
      current = candidate.superview
    }
    // The contents of a control or cell, such as the text of a segment, are touched through it.
    if let passive, !isPart(passive) { return .interactionDisabled(passive) }
    var visible = view.convert(view.bounds, to: window as UIView?)
    if visible.width <= 0 || visible.height <= 0 { return .empty }
    current = view.superview
    while let candidate = current {
      if candidate.clipsToBounds || candidate is UIWindow {
        let rest = visible.intersection(candidate.convert(candidate.bounds, to: window as UIView?))
        if rest.isNull || rest.width <= 0 || rest.height <= 0 {
          return candidate is UIWindow ? .offScreen(visible) : .clipped(candidate)
        }
        visible = rest
      }
      current = candidate.superview
    }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    let onScreen = window.convert(middle, to: nil as UIWindow?)
    guard window.screen.sceneBounds.contains(onScreen) else { return .offScreen(visible) }
    guard let front = HostHits.window(at: onScreen, on: window.screen),
      let hit = front.hitTest(front.convert(onScreen, from: nil as UIWindow?), with: nil)
    else { return .clipped(window) }
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return .point(middle, window) }
    return .covered(hit)
  }
}
