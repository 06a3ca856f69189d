import Foundation
import Synchronization

/// The models that coordinators use, which `entity()` and `fetchRequest()` of a class are looked up in.
///
/// One for the process, as classes are.
enum LoadedModels {
  private struct Weak: @unchecked Sendable {
    // Unchecked: Models are not changed once a coordinator uses them.
    weak var model: NSManagedObjectModel?
  }

  private static let models = Mutex<[Weak]>([])

  static func add(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.append(Weak(model: model))
    }
  }

  /// The entity of a class in the models, the newest first.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entity(of: type, in: models.withLock { $0.compactMap(\.model) }.reversed())
  }

  static func entity(of type: NSManagedObject.Type, in models: [NSManagedObjectModel]) -> NSEntityDescription? {
    for model in models {
      if let found = model.entities.first(where: { $0.objectClass == type && $0.superentity?.objectClass != type }) {
        return found
      }
    }
    // A model in code may leave the class's name out.
    let name = String(describing: type)
    return models.lazy.compactMap { $0.entitiesByName[name] }.first
  }
}
