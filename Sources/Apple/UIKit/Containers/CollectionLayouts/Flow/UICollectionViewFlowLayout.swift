import Foundation

/// A layout that arranges items in lines, in sections with headers and footers. Each line contains as many items as
/// fit.
///
/// The items of a line are spaced so that the first and the last one touch the section's insets. The last line is
/// spaced as if it were full. Items are centered across their line.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  final let engine = FlowEngine()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeFlow(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeFlow(into: coder)
  }

  // MARK: - Metrics

  /// An item size that is determined by the content.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points.
  ///
  /// - Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The minimum spacing between the items of a line, in points.
  ///
  /// - Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The size of items, in points, unless the delegate provides another one.
  ///
  /// - Default: 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The estimated size of items that were not displayed yet. If it is zero, items don't size themselves.
  ///
  /// - Default: zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }

  /// The axis along which the layout scrolls, and along which lines follow each other.
  ///
  /// - Default: `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// The size of headers. Only the dimension along the scroll direction is used. If it is 0, there are no headers.
  ///
  /// - Default: zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers. Only the dimension along the scroll direction is used. If it is 0, there are no footers.
  ///
  /// - Default: zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The insets around the items of a section, in points. Headers and footers are outside of them.
  ///
  /// - Default: zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// The reference of ``sectionInset``.
  ///
  /// - Default: `.fromContentInset`.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }

  /// Whether headers stay visible while their section is visible.
  ///
  /// - Default: `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible while their section is visible.
  ///
  /// - Default: `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: - Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    engine.prepare(self)
  }

  open override var collectionViewContentSize: CGSize { engine.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementAttributes(elementKind, indexPath)
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if the length of lines changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesLineLength(newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = changesLineLength(newBounds)
      flow.invalidateFlowLayoutAttributes = changesLineLength(newBounds)
    }
    return context
  }

  /// Returns `true` if ``estimatedItemSize`` makes items size themselves.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.category == .cell
      && preferredAttributes.frame.size != originalAttributes.frame.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  // MARK: - Internal

  override func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) { engine.adopt(plan, reloaded: reloaded) }

  override func forgetMeasuredSizes() { engine.forgetMeasuredSizes() }

  override func forgetMeasuredSize(of attributes: UICollectionViewLayoutAttributes) {
    if attributes.category == .cell { engine.forgetMeasuredSize(attributes.indexPath) }
  }
}

extension UICollectionViewFlowLayout {
  /// The reference of section insets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
