import UIKit

/// A view that says where in it something can be hit.
@MainActor
protocol ContentHitting: UIView {
  func hitsContent(_ point: CGPoint) -> Bool
}
