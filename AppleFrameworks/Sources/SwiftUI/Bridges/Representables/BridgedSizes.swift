import UIKit

/// A namespace for functions that compute the sizes of UIKit views in SwiftUI layouts.
@MainActor
enum BridgedSizes {
  /// Returns the view's intrinsic size, stretched or compressed as its priorities allow, or the proposed size if it has
  /// none.
  static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = fittingSize(of: view, proposal)
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own >= 0 else { return proposed ?? 10 }
      guard let proposed else { return own }
      if proposed > own {
        return view.contentHuggingPriority(for: axis) <= .defaultLow && stretches(view) ? proposed : own
      }
      return view.contentCompressionResistancePriority(for: axis) < .defaultHigh ? proposed : own
    }
    return CGSize(
      width: length(intrinsic.width, proposal.width, .horizontal),
      height: length(intrinsic.height, proposal.height, .vertical))
  }

  private static func fittingSize(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width >= 0 || intrinsic.height >= 0 {
      // The height of a label with several lines depends on its width.
      if let width = proposal.width, let label = view as? UILabel, label.numberOfLines != 1, intrinsic.width > width {
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      }
      return intrinsic
    }
    guard view.constraints.contains(where: { $0.isActive }) || !view.subviews.isEmpty else {
      return CGSize(width: -1, height: -1)
    }
    let target = CGSize(
      width: proposal.width ?? UIView.layoutFittingCompressedSize.width,
      height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    return size.width > 0 || size.height > 0
      ? CGSize(width: size.width > 0 ? size.width : -1, height: size.height > 0 ? size.height : -1)
      : CGSize(width: -1, height: -1)
  }

  private static func stretches(_ view: UIView) -> Bool { !(view is UISwitch) && !(view is UIStepper) }
}
