import Foundation
import PreviewProtocol
import UIKit
import ViewHost

/// Finds the views that a line of the developer's code made.
@MainActor
enum MadeViews {
  /// The first view that a line made: in the window in front, in the order of the tree.
  ///
  /// - Parameter place: the line. Files are compared by their paths; by module and name where a path is not known.
  static func first(madeBy place: ViewInspection.Place, on host: ViewHost) -> UIView? {
    func first(in view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      if let origin = ElementInspection.place(of: view), isSame(origin, place) { return view }
      return first(of: view.subviews)
    }
    // Not by `lazy`, which asks twice for what it finds, on each level.
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
    // An editor may have come to the file by a link.
    let (own, wanted) = (URL(filePath: path), URL(filePath: other))
    return own.lastPathComponent == wanted.lastPathComponent
      && own.resolvingSymlinksInPath() == wanted.resolvingSymlinksInPath()
  }
}
