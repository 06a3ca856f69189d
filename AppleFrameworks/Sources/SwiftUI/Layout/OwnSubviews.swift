import UIKit

/// A container view that has its own subviews in addition to its content.
@MainActor
protocol OwnSubviews: UIView {
  func isOwn(_ view: UIView) -> Bool
}
