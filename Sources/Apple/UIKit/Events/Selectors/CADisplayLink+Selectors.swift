import Foundation
import QuartzCore

extension CADisplayLink {
  /// Creates a link that does nothing until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: kept until the link is invalidated.
  ///   - sel: its method, which gets the link where it takes something.
  /// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init { link in
      // Frames are made on the main thread.
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { _ = SelectorTable.send(sel, to: target, [link]) }
    }
  }
}
