import QuartzCore
import UIKit

// The content of the screen, and the reasons for which it may still change.

extension ViewHost {
  /// Whether the app displays no content: outside of its bars, all pixels of its windows have one color.
  ///
  /// System views, such as the status bar, don't count. Like their backgrounds, a navigation bar extends to the top
  /// edge of its window, a tab bar and a toolbar to the bottom edge.
  package var contentIsOfOneColor: Bool {
    run {
      guard let picture = try? Picture(ofScreenBehind: window, scale: 1, withSystemBars: false) else { return false }
      return picture.isOfOneColor(outside: barRegions)
    }
  }

  /// The areas of the screen that bars of the front-most window fill, in points.
  private var barRegions: [CGRect] {
    var regions: [CGRect] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      guard view is UINavigationBar || view is UITabBar || view is UIToolbar else {
        for subview in view.subviews { visit(subview) }
        return
      }
      let frame = view.convert(view.bounds, to: nil)
      let bounds = window.bounds
      guard frame.intersects(bounds), frame.height < bounds.height / 2 else { return }
      // A hairline or a shadow is beyond the edge of a bar.
      if frame.midY < bounds.midY {
        let top = frame.minY <= window.safeAreaInsets.top + 1 ? bounds.minY : frame.minY
        regions.append(CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top + 1))
      } else {
        let bottom = frame.maxY >= bounds.maxY - window.safeAreaInsets.bottom - 1 ? bounds.maxY : frame.maxY
        regions.append(CGRect(x: frame.minX, y: frame.minY - 1, width: frame.width, height: bottom - frame.minY + 1))
      }
    }
    visit(window)
    return regions
  }

  /// The reasons for which the screen may still change, as text: animations, and work that waits for the host's time.
  package var pendingChanges: [String] {
    run {
      var classes: [String] = []
      func visit(_ layer: CALayer, _ owner: UIView?) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let owner = layer.delegate as? UIView ?? owner
        if layer.isAnimated, let owner {
          let name = "\(Swift.type(of: owner))"
          if !classes.contains(name) { classes.append(name) }
        }
        for sublayer in layer.sublayers ?? [] { visit(sublayer, owner) }
      }
      visit(window.layer, window)
      var words = classes.map { "an animation of \($0) runs" }
      if let time = host.timers.nextTime {
        let tenths = Int((max(time - host.clock.now, 0) * 10).rounded(.up))
        words.append("a timer, a delayed block or a task is due in \(tenths / 10).\(tenths % 10) s")
      }
      return words
    }
  }
}
