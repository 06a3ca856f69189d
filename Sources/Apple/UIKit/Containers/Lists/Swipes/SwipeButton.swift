import Foundation

/// The button of one swipe action.
final class SwipeButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  init(_ action: UIContextualAction, perform: @escaping (UIContextualAction, UIView) -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    takeMeasures()
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in if let self { perform(action, self) } }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SwipeButton is not archived")
  }

  fileprivate func takeMeasures() {
    let measures = measures.swipes
    label.font = .systemFont(ofSize: imageView.image == nil ? measures.fontSize : measures.captionFontSize)
  }

  var fittingWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return pixelGrid.ceil(max(text, imageView.image?.size.width ?? 0) + 2 * measures.swipes.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = imageView.image else {
      label.frame = bounds
      return
    }
    let showsBoth = bounds.height >= measures.swipes.leastHeightForBoth && !(label.text ?? "").isEmpty
    label.isHidden = !showsBoth
    let textHeight = showsBoth ? label.intrinsicContentSize.height + measures.swipes.gap : 0
    let top = (bounds.height - image.size.height - textHeight) / 2
    imageView.frame = pixelGrid.round(CGRect(x: 0, y: top, width: bounds.width, height: image.size.height))
    label.frame = pixelGrid.round(
      CGRect(
        x: 0, y: top + image.size.height + measures.swipes.gap, width: bounds.width,
        height: label.intrinsicContentSize.height))
  }
}

extension SwipeButton: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { takeMeasures() }
  }
}
