import UIKit

/// A container view with subviews of its own among its content.
@MainActor
protocol OwnSubviews: UIView {
  func isOwn(_ view: UIView) -> Bool
}
