import Foundation
import QuartzCore
import RuntimeSupport

/// An object that provides the positions of all elements of a collection view.
///
/// Subclasses override the methods documented below. The default implementations provide no elements. A collection view
/// calls ``prepare()`` after the layout was invalidated, and then asks for ``collectionViewContentSize`` and for the
/// visible elements.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var owner: UICollectionView?
  /// The attributes before a change that is about to be animated.
  final var change: LayoutChange?
  final var decorations: [String: DecorationRegistration] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Prepares the layout after it was loaded from a nib or storyboard and its outlets were connected. The default
  /// implementation does nothing.
  open func awakeFromNib() {}

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }

  // MARK: - Classes

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Registers a class for decoration views of a kind. `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError("a decoration view must be a UICollectionReusableView, not a \(viewClass)")
    }
    decorations[elementKind] = .viewClass(type)
  }

  /// Registers a nib for decoration views of a kind. `nil` removes the registration.
  ///
  /// - Parameter nib: A nib with one top-level object, a `UICollectionReusableView`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }

  // MARK: - Laying out

  /// Computes the layout. Overrides must call `super`.
  open func prepare() {}

  /// The size of the content. Subclasses override this property.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle. Subclasses override this method.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item. Subclasses override this method.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view. Subclasses with supplementary views override this method.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view. Subclasses with decoration views override this method.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of an item that the user moves. By default the item is at the touch, in front of the
  /// others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let result = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.center = position
    result.zIndex = Int.max
    return result
  }

  // MARK: - Invalidating

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.isEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout. Overrides discard cached values, and must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Returns whether scrolling or resizing invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.isBoundsChange = true
    return context
  }

  /// Returns whether the layout adopts the attributes that a view prefers. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for the attributes that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preferred = preferredAttributes
    return context
  }

  // MARK: - Scrolling

  /// Returns the offset at which scrolling ends. The default is the proposed offset. `velocity` is in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the layout or the data. The default is the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Changes

  /// Prepares the layout for the animation of data changes. Overrides must call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that data changes were animated.
  open func finalizeCollectionViewUpdates() {}

  /// Prepares the layout for an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells the layout that the bounds changed.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout to replace another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Prepares the layout to be replaced by another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that a layout transition ended.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an appearing item. By default, an inserted item begins transparent at its final
  /// position, and another item at its former position.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .cell, kind: nil, path: itemIndexPath))
  }

  /// Returns the final attributes of a disappearing item. By default, a deleted item ends transparent at its former
  /// position, and another item at its new position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .cell, kind: nil, path: itemIndexPath))
  }

  /// Returns the initial attributes of an appearing supplementary view. The default is that of items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// Returns the final attributes of a disappearing supplementary view. The default is that of items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// Returns the initial attributes of an appearing decoration view. The default is that of items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// Returns the final attributes of a disappearing decoration view. The default is that of items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// Returns the supplementary views that the present update deletes. The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that the present update inserts. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the present update deletes. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the present update inserts. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Moving items

  /// Returns the target of a moved item at a position: the index path of the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.item(at: position) ?? previousIndexPath
  }

  /// Returns the invalidation context for items that the user moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the invalidation context for the end of a movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: - Directions

  /// Whether the layout is mirrored if the direction of the interface differs from ``developmentLayoutDirection``.
  /// Subclasses override this property.
  ///
  /// - Default: `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout is written.
  ///
  /// - Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - Internal

  /// Returns the orthogonally scrolling sections in a rectangle.
  func orthogonalSections(in rect: CGRect) -> [OrthogonalPlace] { [] }

  /// Updates the measured sizes to the new index paths of items.
  func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) {}

  /// Discards all measured sizes.
  func forgetMeasuredSizes() {}

  /// Discards the measured size of an element whose content changed.
  func forgetMeasuredSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// The background color of the layout, or `nil` for none.
  var backdropColor: UIColor? { nil }

  /// Calls the sections' invalidation handlers with the visible elements.
  func visibleElementsChanged(_ attributes: [UICollectionViewLayoutAttributes], in bounds: CGRect) {}
}

extension UICollectionViewLayout {
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "\(Swift.type(of: self)).invalidationContextClass must be a UICollectionViewLayoutInvalidationContext")
    }
    return ClassInitializers.make(type)
  }

  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    guard let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError("\(Swift.type(of: self)).layoutAttributesClass must be a UICollectionViewLayoutAttributes")
    }
    let attributes = ClassInitializers.make(type)
    attributes.category = category
    attributes.kind = kind
    attributes.indexPath = path
    attributes.frame = frame
    return attributes
  }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  fileprivate func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change?.start(of: key) ?? faded(attributes(key))
  }

  fileprivate func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let change else { return faded(attributes(key)) }
    if let new = change.newKey(key) { return attributes(new) }
    return faded(change.before[key])
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  var grid: PixelGrid { owner?.pixelGrid ?? PixelGrid(scale: 1) }

  /// Whether the collection view mirrors the attributes of the layout.
  var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let owner else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

/// The source of a layout's decoration views of a kind.
enum DecorationRegistration {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)
}
