import UIKit

/// A box that can scroll to a view.
@MainActor
protocol Scrollable: AnyObject {
  /// Scrolls to the view with an identifier. Returns `false` if the box does not contain the view.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
}
