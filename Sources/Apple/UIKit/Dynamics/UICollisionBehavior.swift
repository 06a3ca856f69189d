import Foundation

/// A behavior that collides items with each other and with boundaries.
///
/// - Source: developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items.
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

  /// The items of the behavior.
  open var items: [any UIDynamicItem] { storage }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  /// The objects that items collide with.
  ///
  /// - Default: everything.
  open var collisionMode = Mode.everything { didSet { wake() } }

  /// The delegate that is notified of contacts. The reference is weak.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the animator's reference view are a boundary.
  ///
  /// - Default: `false`.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Makes the bounds of the animator's reference view with insets a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    boundaries.referenceInsets = insets
    wake()
  }

  /// Adds a path in the reference view's coordinates as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.set(identifier, bezierPath)
    wake()
  }

  /// Adds a line in the reference view's coordinates as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns a boundary by its identifier; `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    wake()
  }

  /// The boundaries that were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers.isEmpty ? nil : boundaries.identifiers }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    wake()
  }

  override var ownItems: [any UIDynamicItem] { storage }

  override func hold(_ world: DynamicWorld, _ step: Double) {
    world.collide(self, inside: dynamicAnimator?.referenceView?.bounds, step)
  }
}
