import Foundation

/// Keeps items from going through each other and through boundaries.
///
/// - Source: developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  final var boundaries = DynamicBoundaries()
  private final var storage: [any UIDynamicItem]

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    storage = items
    super.init()
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { storage }

  /// Has another item collide, too.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Has an item collide no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  /// What items collide with.
  ///
  /// - Default: everything.
  open var collisionMode = Mode.everything { didSet { wake() } }

  /// What hears of contacts. It isn't retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the animator's reference view are a boundary.
  ///
  /// - Default: `false`.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Makes the bounds of the animator's reference view, less insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    boundaries.referenceInsets = insets
    wake()
  }

  /// Adds a path as a boundary, in the reference view's coordinates.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.set(identifier, bezierPath)
    wake()
  }

  /// Adds a line as a boundary, in the reference view's coordinates.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns a boundary that was added; `nil` where there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(identifier) }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    wake()
  }

  /// The boundaries that were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers.isEmpty ? nil : boundaries.identifiers }

  /// Takes all boundaries away that were added.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    wake()
  }

  override var ownItems: [any UIDynamicItem] { storage }

  override func hold(_ world: DynamicWorld, _ step: Double) {
    world.collide(self, inside: dynamicAnimator?.referenceView?.bounds, step)
  }
}
