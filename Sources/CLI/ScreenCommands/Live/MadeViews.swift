import Foundation
import PreviewProtocol
import UIKit
import ViewHost

/// Finds the views that a line of the developer's code created.
@MainActor
enum MadeViews {
  /// Returns the first view that a line created: in the frontmost window, in the order of the view hierarchy.
  ///
  /// - Parameter place: The line. Files are compared by their paths, or by module and name if a path is unknown.
  static func first(madeBy place: ViewInspection.Place, on host: ViewHost) -> UIView? {
    func first(in view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      if let origin = ElementInspection.place(of: view), isSame(origin, place) { return view }
      return first(of: view.subviews)
    }
    // `lazy` would evaluate each match twice, on each level.
    func first(of views: [UIView]) -> UIView? {
      for view in views {
        if let found = first(in: view) { return found }
      }
      return nil
    }
    return host.run { first(of: HostHits.visibleWindows(of: host.window.screen).reversed()) }
  }

  private static func isSame(_ one: ViewInspection.Place, _ other: ViewInspection.Place) -> Bool {
    guard one.line == other.line else { return false }
    guard let path = one.path, let other = other.path else { return one.file == other.file }
    if path == other { return true }
    // The path of an editor may contain a link.
    let (own, wanted) = (URL(filePath: path), URL(filePath: other))
    return own.lastPathComponent == wanted.lastPathComponent
      && own.resolvingSymlinksInPath() == wanted.resolvingSymlinksInPath()
  }
}
