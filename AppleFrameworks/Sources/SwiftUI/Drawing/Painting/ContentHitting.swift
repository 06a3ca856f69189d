import UIKit

/// A view that decides by its content which points can be hit.
@MainActor
protocol ContentHitting: UIView {
  func hitsContent(_ point: CGPoint) -> Bool
}
