import Foundation
import QuartzCore
import RuntimeSupport

/// The position and appearance of one element of a collection view.
///
/// Subclasses with additional values override `copy(with:)` and `isEqual(_:)`.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// The frame without the transform.
  private final var place = CGRect.zero
  final var category = UICollectionView.ElementCategory.cell
  final var kind: String?
  /// The dimensions that are only estimated, so that the view may choose them.
  final var selfSizingAxes: UIAxis = []
  /// The orthogonally scrolling section that contains the element.
  final var orthogonalSection: Int?
  /// The appearance of the row in its list.
  final var listPlace: ListPlace?
  final var isPinned = false
  /// Whether a supplementary view belongs to an item instead of a section.
  final var belongsToItem = false

  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header, a footer or a badge.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (category, kind) = (.supplementaryView, elementKind)
    self.indexPath = indexPath
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (category, kind) = (.decorationView, decorationViewKind)
    self.indexPath = indexPath
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of the supplementary or decoration view, or `nil` for cells.
  open var representedElementKind: String? { kind }

  /// The index path of the element.
  open var indexPath = IndexPath(indexes: [0, 0])

  /// The frame, in the collection view's coordinates. With a transform, it is the bounding box.
  open var frame: CGRect {
    get {
      if isUntransformed { return place }
      let size = place.size
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return box.offsetBy(dx: place.midX, dy: place.midY)
    }
    set { place = newValue }
  }

  /// The center, in the collection view's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
  }

  /// The size before the transform. Setting it keeps ``center``.
  open var size: CGSize {
    get { place.size }
    set {
      let center = center
      place.size = newValue
      self.center = center
    }
  }

  /// The bounds: ``size`` at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { size = newValue.size }
  }

  /// The three-dimensional transform of the element.
  ///
  /// - Default: identity.
  open var transform3D = CATransform3DIdentity

  /// The affine transform of the element.
  ///
  /// - Default: `.identity`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity of the element.
  ///
  /// - Default: 1.
  open var alpha: CGFloat = 1

  /// The stacking order. Elements with higher values are in front of others.
  ///
  /// - Default: 0.
  open var zIndex = 0

  /// Whether the element is hidden. Collection views may not create a view for a hidden element.
  ///
  /// - Default: `false`.
  open var isHidden = false

  private final var isUntransformed: Bool { CATransform3DIsIdentity(transform3D) }

  // MARK: - Copying and comparing

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInitializers.make(type(of: self))
    copy.place = place
    copy.category = category
    copy.kind = kind
    copy.selfSizingAxes = selfSizingAxes
    copy.orthogonalSection = orthogonalSection
    copy.listPlace = listPlace
    copy.isPinned = isPinned
    copy.belongsToItem = belongsToItem
    copy.indexPath = indexPath
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    place == other.place && category == other.category && kind == other.kind && indexPath == other.indexPath
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && isPinned == other.isPinned
      && listPlace == other.listPlace && orthogonalSection == other.orthogonalSection
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
