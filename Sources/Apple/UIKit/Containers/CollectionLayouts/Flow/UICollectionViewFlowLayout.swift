import Foundation

/// Items in lines, each line as full as it can be, in sections with headers and footers.
///
/// Along a line, items are spread so that first and last touch the section's insets; the last line is spread as if it
/// were full. Across the line they are centered.
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

  /// The size of items that has them ask their content.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least distance between lines, in points.
  ///
  /// - Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The least distance between the items of a line, in points.
  ///
  /// - Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The size of items, in points, where the delegate does not say another.
  ///
  /// - Default: 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The size of items until they come into sight and are asked; zero where items don't size themselves.
  ///
  /// - Default: zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }

  /// The direction in which lines follow each other.
  ///
  /// - Default: `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// The size of headers. Only the dimension along the direction of scrolling counts; with 0 there is none.
  ///
  /// - Default: zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers, as of headers.
  ///
  /// - Default: zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The room around the items of a section, in points. Headers and footers lie outside.
  ///
  /// - Default: zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// What ``sectionInset`` is measured from.
  ///
  /// - Default: `.fromContentInset`.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }

  /// Whether headers stay in sight while their section is.
  ///
  /// - Default: `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight while their section is.
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

  /// `true` where lines get another length, or headers and footers are kept in sight.
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

  /// `true` where ``estimatedItemSize`` has items size themselves.
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

  // MARK: - Inside

  override func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) { engine.adopt(plan, reloaded: reloaded) }

  override func forgetMeasuredSizes() { engine.forgetMeasuredSizes() }

  override func forgetMeasuredSize(of attributes: UICollectionViewLayoutAttributes) {
    if attributes.category == .cell { engine.forgetMeasuredSize(attributes.indexPath) }
  }
}

extension UICollectionViewFlowLayout {
  /// What the insets of sections are measured from.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
