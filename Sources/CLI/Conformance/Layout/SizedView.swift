import UIKit

/// A view with a custom intrinsic size, for descriptions that only state a size.
final class SizedView: UIView {
  private let size: CGSize

  /// - Parameters: The dimensions. `nil` means no intrinsic size in that dimension.
  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("SizedView does not support init(coder:)")
  }

  override var intrinsicContentSize: CGSize { size }
}
