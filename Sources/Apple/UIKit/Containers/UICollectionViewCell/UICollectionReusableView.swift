import Foundation

/// A view that a collection shows and uses again: a cell, a header, a badge, a background.
///
/// Collections make views of registered classes with `init(frame:)`.
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

  /// The kind of view it is to the collection.
  open var reuseIdentifier: String? { element.reuseIdentifier }

  /// The view is about to stand for something else. Call `super`.
  open func prepareForReuse() {}

  /// The layout places the view: subclasses take what their own attributes add. Frame, transform, opacity and order are
  /// the collection's business.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The collection is about to change its layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The collection has changed its layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What the view would rather have than what the layout estimates: by default the size that its content asks for, in
  /// the dimensions that are estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }

  /// Whether the content says how large it is.
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
