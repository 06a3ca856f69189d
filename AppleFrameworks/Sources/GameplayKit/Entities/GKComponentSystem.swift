import Foundation

/// A system that updates components of one class from many entities.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkcomponentsystem
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []
  public let componentClass: AnyClass

  public init(componentClass cls: AnyClass) { componentClass = cls }

  public convenience override init() { self.init(componentClass: ComponentType.self) }

  open subscript(idx: Int) -> ComponentType { components[idx] }

  /// Adds a component. A component of another class is a programming error.
  open func addComponent(_ component: ComponentType) {
    precondition(
      type(of: component) == componentClass,
      "GKComponentSystem: the system of \(componentClass) takes no \(type(of: component))")
    if !components.contains(where: { $0 === component }) { components.append(component) }
  }

  /// Adds the entity's component of the class, if it has one.
  open func addComponent(foundIn entity: GKEntity) { found(in: entity).map(addComponent) }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { found(in: entity).map(removeComponent) }

  private func found(in entity: GKEntity) -> ComponentType? {
    entity.components.first { type(of: $0) == componentClass } as? ComponentType
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
