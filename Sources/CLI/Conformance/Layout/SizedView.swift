import UIKit

/// A view with an intrinsic size of its own, where a description gives a size and not what has it.
final class SizedView: UIView {
  private let size: CGSize

  /// - Parameters: `nil` stands for no intrinsic size in that direction.
  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("SizedView is made in code")
  }

  override var intrinsicContentSize: CGSize { size }
}
