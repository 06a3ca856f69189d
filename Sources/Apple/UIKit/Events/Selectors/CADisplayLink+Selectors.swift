import Foundation
import QuartzCore

extension CADisplayLink {
  /// Creates a link that does nothing until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The target, retained until the link is invalidated.
  ///   - sel: The method of the target; with a colon, it gets the link.
  /// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = ClassReceiver.object(of: target)
    self.init { link in
      // Frames are displayed on the main thread.
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { _ = SelectorTable.send(sel, to: target, [link]) }
    }
  }
}
