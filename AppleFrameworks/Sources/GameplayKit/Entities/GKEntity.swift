import Foundation

/// An object of a game that consists of components, at most one of each class.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkentity
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }

  /// Adds a component, which replaces one of the same class.
  open func addComponent(_ component: GKComponent) {
    if let index = components.firstIndex(where: { type(of: $0) == type(of: component) }) {
      guard components[index] !== component else { return }
      remove(at: index)
    }
    if let other = component.entity, other !== self,
      let index = other.components.firstIndex(where: { $0 === component })
    {
      other.remove(at: index)
    }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first { type(of: $0) == componentClass }
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    if let index = components.firstIndex(where: { type(of: $0) == componentClass }) { remove(at: index) }
  }

  private func remove(at index: Int) {
    let component = components[index]
    component.willRemoveFromEntity()
    components.remove(at: index)
    component.entity = nil
  }

  /// Updates all components in the order of their addition.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
