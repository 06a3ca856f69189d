import UIKit

/// A box that can scroll to a view.
@MainActor
protocol Scrollable: AnyObject {
  /// Scrolls to the view with an identifier; `false` if it does not contain one.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
}
