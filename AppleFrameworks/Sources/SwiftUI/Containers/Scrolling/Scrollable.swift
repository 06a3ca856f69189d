import UIKit

/// What can be scrolled to a place.
@MainActor
protocol Scrollable: AnyObject {
  /// Scrolls so that the view with an id is seen; `false` where it is not in here.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
}
