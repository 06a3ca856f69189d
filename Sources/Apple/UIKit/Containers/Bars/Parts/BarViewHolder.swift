import CoreGraphics

/// Holds a view of the app's in a bar, so that the bar can place it whether or not constraints do.
final class BarViewHolder: UIView {
  let content: UIView
  /// Whether the app gave the view a size, which then holds; one without a size gets what it needs or, like a search
  /// bar, all the room there is.
  private let hasOwnSize: Bool

  init(_ content: UIView) {
    self.content = content
    hasOwnSize = content.bounds.size != .zero
    super.init(frame: .zero)
    if content.translatesAutoresizingMaskIntoConstraints, !hasOwnSize {
      // Constraints inside of it are solved before it gets its place: they have room.
      content.bounds.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    // As wide as the bar can make it, unless its own constraints say more.
    let width = content.widthAnchor.constraint(equalTo: widthAnchor)
    width.priority = .fittingSizeLevel
    width.isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarViewHolder is not archived")
  }

  /// How large a view is that lies in no holder yet.
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
