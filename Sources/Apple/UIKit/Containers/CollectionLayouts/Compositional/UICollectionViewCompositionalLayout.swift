import Foundation

/// A closure that returns the section at an index for an environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items. Each section has its own arrangement.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var sections: [CompositionalSection] = []
  final var needsSections = true
  final var preparedSize: CGSize?
  final var globalSizes: [String: CGSize] = [:]
  final var contentLength: CGFloat = 0

  /// Creates a layout that uses one arrangement for all sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that uses one arrangement for all sections, with a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that calls a closure for the arrangement of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that calls a closure for the arrangement of each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The configuration of all sections. To change it, assign a modified configuration.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with sections of list rows.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The observable objects that the provider of sections read.
  private final var reads: TrackedReads?

  func makeSection(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    guard let section = provider(index, environment) else {
      fatalError(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered "
          + "for a section. This is a client error. (section \(index))")
    }
    return section
  }

  // MARK: - Layout

  open override func prepare() {
    super.prepare()
    var reads = reads
    TrackedReads.perform(.layout, of: self, &reads) { prepareSections() }
    self.reads = reads
  }

  open override var collectionViewContentSize: CGSize { totalSize }

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

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decorationAttributes(elementKind, indexPath)
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    preparedSize != roomSize(newBounds.size)
  }

  /// Returns `true` for elements with an estimated size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.selfSizingAxes.isEmpty
      && preferredAttributes.frame.size != originalAttributes.frame.size
  }

  /// Whether the layout is mirrored in right-to-left interfaces, which is always `true`. The leading side is then on
  /// the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - Internal

  override func orthogonalSections(in rect: CGRect) -> [OrthogonalPlace] {
    sections(in: rect).compactMap(\.orthogonalPlace).filter { $0.frame.overlaps(rect) }
  }

  override func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) { adoptSections(plan, reloaded) }

  override func forgetMeasuredSizes() {
    sections = []
    globalSizes = [:]
    needsSections = true
  }

  override func forgetMeasuredSize(of attributes: UICollectionViewLayoutAttributes) { forgetSize(attributes) }

  override var backdropColor: UIColor? { sections.first?.section.list?.backdropColor }

  override func visibleElementsChanged(_ attributes: [UICollectionViewLayoutAttributes], in bounds: CGRect) {
    callHandlers(attributes, bounds)
  }
}

// A provider of sections that reads observable objects is called again when they change.
extension UICollectionViewCompositionalLayout: TracksReads {
  func readsWillChange(in update: TrackedUpdate) { invalidateLayout() }
}
