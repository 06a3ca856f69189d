import CoreGraphics

/// A container of a custom view in a bar, so that the bar can position it with or without constraints.
final class BarViewHolder: UIView {
  let content: UIView
  /// Whether the app specified a size of the view. Without one, the view has its fitting size or, like a search bar,
  /// fills the space.
  private let hasOwnSize: Bool

  init(_ content: UIView) {
    self.content = content
    hasOwnSize = content.bounds.size != .zero
    super.init(frame: .zero)
    if content.translatesAutoresizingMaskIntoConstraints, !hasOwnSize {
      // The constraints inside are solved before the view is positioned, with enough space.
      content.bounds.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    // The view is as wide as the bar permits, unless its own constraints specify more.
    let width = content.widthAnchor.constraint(equalTo: widthAnchor)
    width.priority = .fittingSizeLevel
    width.isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarViewHolder is not archived")
  }

  /// Returns the size of a view that is not in a holder yet.
  static func size(of content: UIView) -> CGSize {
    if !content.translatesAutoresizingMaskIntoConstraints {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if content.bounds.size != .zero { return content.bounds.size }
    let fitting = content.sizeThatFits(.zero)
    return fitting == .zero ? content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : fitting
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !content.translatesAutoresizingMaskIntoConstraints {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if hasOwnSize { return content.bounds.size }
    let fitting = content.sizeThatFits(size)
    return fitting == .zero ? content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : fitting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    var size = sizeThatFits(bounds.size)
    size.width = min(size.width, bounds.width)
    if !hasOwnSize { size.height = min(size.height, bounds.height) }
    content.frame = pixelGrid.round(
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }
}
