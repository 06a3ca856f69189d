import Foundation

/// A view that a collection view displays and reuses, such as a cell, a header, a badge or a background.
///
/// Collection views create views of registered classes with `init(frame:)`.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  package final let element = CollectionElementState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    element.reuseIdentifier =
      NibDecoder.of(coder)?.reuseIdentifier ?? coder.decodeObject(forKey: "UIReuseIdentifier") as? String
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(element.reuseIdentifier, forKey: "UIReuseIdentifier")
  }

  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { element.reuseIdentifier }

  /// Prepares the view for another element. Overrides must call `super`.
  open func prepareForReuse() {}

  /// Applies layout attributes to the view. Overrides apply the values that a subclass of the attributes adds. The
  /// collection view applies the frame, the transform, the opacity and the order.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the collection view is about to change its layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that the collection view changed its layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers to those of the layout. The default is the size of the content in the
  /// estimated dimensions.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }

  /// Whether the content determines a size.
  var hasContentSize: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    element.collectionView?.elementAsksForNewSize(self)
  }
}

extension UICollectionReusableView {
  func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let axes = attributes.selfSizingAxes
    guard !axes.isEmpty else { return attributes }
    let (width, height) = (axes.contains(.horizontal), axes.contains(.vertical))
    let size = systemLayoutSizeFitting(
      CGSize(width: width ? 0 : attributes.size.width, height: height ? 0 : attributes.size.height),
      withHorizontalFittingPriority: width ? .fittingSizeLevel : .required,
      verticalFittingPriority: height ? .fittingSizeLevel : .required)
    guard let result = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    var wanted = attributes.frame.size
    if width, size.width > 0 { wanted.width = size.width }
    if height, size.height > 0 { wanted.height = size.height }
    result.frame.size = wanted
    return result
  }
}
