import UIKit

/// A view with an intrinsic content size, as a label has. Measuring is free, so that only layout is timed.
final class ContentBox: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: Int, _ height: Int) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
