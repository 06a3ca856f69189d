import Foundation

/// A part of an entity: what it has or does.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkcomponent
open class GKComponent: NSObject, NSCoding {
  open internal(set) weak var entity: GKEntity?

  public override init() { super.init() }

  /// A component keeps nothing by itself: subclasses decode what they have.
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
  open func update(deltaTime seconds: TimeInterval) {}
}
