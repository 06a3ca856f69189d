extension UIView {
  /// The value in an intrinsic content size that stands for having no opinion: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size: 10,000 points both ways.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
