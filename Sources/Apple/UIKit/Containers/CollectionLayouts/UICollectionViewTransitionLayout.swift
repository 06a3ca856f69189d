import Foundation

/// A layout that interpolates between two layouts.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  public let currentLayout: UICollectionViewLayout

  /// The layout at the end of the transition.
  public let nextLayout: UICollectionViewLayout

  private final var values: [String: CGFloat] = [:]

  /// Creates a transition layout between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let current = coder.decodeObject(forKey: "UICurrentLayout") as? UICollectionViewLayout,
      let next = coder.decodeObject(forKey: "UINextLayout") as? UICollectionViewLayout
    else { return nil }
    currentLayout = current
    nextLayout = next
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(currentLayout, forKey: "UICurrentLayout")
    coder.encode(nextLayout, forKey: "UINextLayout")
  }

  /// The progress of the transition, from 0 to 1.
  ///
  /// - Default: 0.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Stores a value of a subclass.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a stored value, or 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (first, second) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(first.width, second.width), height: between(first.height, second.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let owner else { return nil }
    // Elements of both layouts may enter the rectangle during the transition.
    let reach = rect.insetBy(dx: -owner.bounds.width, dy: -owner.bounds.height)
    var seen: Set<ElementKey> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: reach) ?? [] {
        guard attributes.category == .cell, seen.insert(ElementKey(attributes)).inserted,
          let mixed = layoutAttributesForItem(at: attributes.indexPath), mixed.frame.overlaps(rect)
        else { continue }
        result.append(mixed)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let first = currentLayout.layoutAttributesForItem(at: indexPath),
      let second = nextLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    let result = makeAttributes(.cell, nil, indexPath, frame: first.frame)
    result.size = CGSize(
      width: between(first.size.width, second.size.width), height: between(first.size.height, second.size.height))
    result.center = CGPoint(
      x: between(first.center.x, second.center.x), y: between(first.center.y, second.center.y))
    result.alpha = between(first.alpha, second.alpha)
    result.zIndex = transitionProgress < 0.5 ? first.zIndex : second.zIndex
    return result
  }

  private func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * transitionProgress
  }
}
