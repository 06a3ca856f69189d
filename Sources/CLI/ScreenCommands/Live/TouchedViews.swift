import PreviewProtocol
import UIKit
import ViewHost

/// Finds a touched view in a restarted program.
@MainActor
enum TouchedViews {
  /// Returns the view that receives a touch at a point, and the point within it.
  static func view(at point: CGPoint, on host: ViewHost) -> LiveEvent.TouchedView? {
    host.run {
      guard let (view, window) = hit(at: point, on: host) else { return nil }
      let name = name(of: view)
      let index = all(named: name, on: host).firstIndex { $0 === view } ?? 0
      let inside = view.convert(window.convert(point, from: nil as UIWindow?), from: window as UIView?)
      return LiveEvent.TouchedView(name: name, index: index, offset: [Double(inside.x), Double(inside.y)])
    }
  }

  /// Returns the point of a replayed touch: the original point if the view is still there, and otherwise the view's
  /// current position.
  static func place(of touched: LiveEvent.TouchedView, on host: ViewHost, near point: CGPoint) throws -> CGPoint {
    try host.run {
      host.update()
      if let (view, _) = hit(at: point, on: host), name(of: view) == touched.name { return point }
      let alike = all(named: touched.name, on: host)
      guard alike.indices.contains(touched.index), touched.offset.count == 2 else {
        throw LiveFailure.gone(touched.name)
      }
      let view = alike[touched.index]
      guard let window = view.window else { throw LiveFailure.gone(touched.name) }
      let inside = CGPoint(
        x: min(touched.offset[0], Double(view.bounds.width) / 2),
        y: min(touched.offset[1], Double(view.bounds.height) / 2))
      return window.convert(view.convert(inside, to: window as UIView?), to: nil as UIWindow?)
    }
  }

  private static func hit(at point: CGPoint, on host: ViewHost) -> (UIView, UIWindow)? {
    guard let window = HostHits.window(at: point, on: host.window.screen),
      let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
    else { return nil }
    return (view, window)
  }

  /// Returns the frontmost view at a point, even if it receives no touches.
  static func frontmost(at point: CGPoint, on host: ViewHost) -> UIView? {
    func deepest(_ view: UIView, _ place: CGPoint) -> UIView? {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      let isInside = view.bounds.contains(place)
      if !isInside, view.clipsToBounds { return nil }
      for subview in view.subviews.reversed() {
        if let found = deepest(subview, subview.convert(place, from: view)) { return found }
      }
      return isInside ? view : nil
    }
    return host.run {
      for window in HostHits.visibleWindows(of: host.window.screen).reversed() {
        if let found = deepest(window, window.convert(point, from: nil as UIWindow?)) { return found }
      }
      return nil
    }
  }

  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(type(of: view)) #\(identifier)" }
    // The value of a control may change, but its text stays the same.
    if let text = view.accessibilityLabel ?? view.descriptiveText, !text.isEmpty {
      return "\(type(of: view)) \"\(text)\""
    }
    return "\(type(of: view))"
  }

  private static func all(named name: String, on host: ViewHost) -> [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      if !view.isHidden, TouchedViews.name(of: view) == name { found.append(view) }
      for subview in view.subviews { collect(subview) }
    }
    for window in HostHits.visibleWindows(of: host.window.screen) { collect(window) }
    return found
  }
}
