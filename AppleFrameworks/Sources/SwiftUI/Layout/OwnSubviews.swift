import UIKit

/// A container that has subviews of its own among those that it is given.
@MainActor
protocol OwnSubviews: UIView {
  func isOwn(_ view: UIView) -> Bool
}
