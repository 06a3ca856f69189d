import Foundation

/// A component of an entity, which adds data or behavior.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkcomponent
open class GKComponent: NSObject, NSCoding {
  open internal(set) weak var entity: GKEntity?

  public override init() { super.init() }

  /// Creates a component from an archive. Subclasses decode their values.
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
  open func update(deltaTime seconds: TimeInterval) {}
}
