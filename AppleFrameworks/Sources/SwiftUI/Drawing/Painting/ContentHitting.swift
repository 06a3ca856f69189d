import UIKit

/// A view whose content determines the points that receive touches.
@MainActor
protocol ContentHitting: UIView {
  func hitsContent(_ point: CGPoint) -> Bool
}
