import Foundation
import QuartzCore
import RuntimeSupport

/// Says where everything in a collection lies. Subclasses override what is marked so below; the default places nothing.
///
/// A collection calls ``prepare()`` after the layout was invalidated, then asks for ``collectionViewContentSize`` and
/// for the elements in sight.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var owner: UICollectionView?
  /// Where everything was, while a change is about to be shown.
  final var change: LayoutChange?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The object has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  /// The collection that uses the layout.
  open var collectionView: UICollectionView? { owner }

  // MARK: - Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Has decoration views of a kind made by a class; `nil` for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError("a decoration view must be a UICollectionReusableView, and not a \(viewClass)")
    }
    decorationClasses[elementKind] = type
  }

  // MARK: - Laying out

  /// Reckons what the other methods answer from. Subclasses override it, and call `super`.
  open func prepare() {}

  /// The size of everything. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle. Subclasses override it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies. Subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view lies. Subclasses that have some override it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view lies. Subclasses that have some override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item lies while a finger moves it: by default under the finger, in front of the others.
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

  /// Has everything laid out anew.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.isEverything = true
    invalidateLayout(with: context)
  }

  /// Has a part laid out anew. Subclasses forget what they know, and call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Whether scrolling, or another size, changes the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of the bounds invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.isBoundsChange = true
    return context
  }

  /// Whether the layout takes what a view would rather have. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What taking it invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preferred = preferredAttributes
    return context
  }

  // MARK: - Scrolling

  /// Where scrolling comes to rest: by default where it would anyway. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a change of layout or data: by default the one that there is.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Changes

  /// Changes of the data are about to be shown. Subclasses override it, and call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Changes of the data have been shown.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds are about to change animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The bounds have changed.
  open func finalizeAnimatedBoundsChange() {}

  /// The collection is about to use this layout instead of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The collection is about to use another layout instead of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// A change of layouts is over.
  open func finalizeLayoutTransition() {}

  /// Where an item that comes begins: by default a new one where it will lie, transparent, and one that comes into sight
  /// where it was.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .cell, kind: nil, path: itemIndexPath))
  }

  /// Where an item that goes ends: by default one that is gone where it lay, transparent, and one that leaves the screen
  /// where it lies then.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .cell, kind: nil, path: itemIndexPath))
  }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// As for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
  }

  /// As for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// As for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath))
  }

  /// Supplementary views that go with the changes under way. The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come with the changes under way. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go with the changes under way. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that come with the changes under way. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Moving items

  /// The place that an item takes when a finger lets it go somewhere: that of the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.item(at: position) ?? previousIndexPath
  }

  /// What moving items invalidates.
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

  /// What the end of moving items invalidates.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: - Directions

  /// Whether the layout is mirrored where the interface runs the other way than ``developmentLayoutDirection``.
  /// Subclasses override it.
  ///
  /// - Default: `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout is written for.
  ///
  /// - Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - Inside

  /// The sections in a rectangle that scroll by themselves.
  func orthogonalSections(in rect: CGRect) -> [OrthogonalPlace] { [] }

  /// Items got other places: sizes that were measured go with them.
  func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) {}

  /// Forgets every size that was measured.
  func forgetMeasuredSizes() {}

  /// Forgets the size of one element: its content changed.
  func forgetMeasuredSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// The color behind everything; `nil` for none.
  var backdropColor: UIColor? { nil }

  /// What the sections' handlers say about the elements in sight.
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

  /// Whether what the layout answers is mirrored.
  var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let owner else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
