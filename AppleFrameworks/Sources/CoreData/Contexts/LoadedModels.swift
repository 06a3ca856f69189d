import Foundation
import Synchronization

/// A registry of the models that coordinators use. `entity()` and `fetchRequest()` of a class search them.
///
/// There is one registry for each process.
enum LoadedModels {
  private struct Weak: @unchecked Sendable {
    // Unchecked: Models are not changed after a coordinator uses them.
    weak var model: NSManagedObjectModel?
  }

  private static let models = Mutex<[Weak]>([])

  static func add(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.append(Weak(model: model))
    }
  }

  /// Returns the entity of a class, and searches the newest models first.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entity(of: type, in: models.withLock { $0.compactMap(\.model) }.reversed())
  }

  static func entity(of type: NSManagedObject.Type, in models: [NSManagedObjectModel]) -> NSEntityDescription? {
    for model in models {
      if let found = model.entities.first(where: { $0.objectClass == type && $0.superentity?.objectClass != type }) {
        return found
      }
    }
    // A model that is created in code may omit the name of the class.
    let name = String(describing: type)
    return models.lazy.compactMap { $0.entitiesByName[name] }.first
  }
}
