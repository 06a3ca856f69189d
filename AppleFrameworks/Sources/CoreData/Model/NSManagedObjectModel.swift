import Foundation

/// A model that describes the entities of an app.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectmodel
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: A model is not changed after a coordinator uses it.
  /// The model of entities without a model.
  static let none = NSManagedObjectModel()

  /// The entities. Setting them connects superentities, destinations and inverses that a file contains by name.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = nil
    }
  }

  private var byName: [String: NSEntityDescription]?
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var configurationNames: [(name: String, entities: [String])] = []
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The renaming identifiers of earlier models, which the migration of stores uses.
  var renamings: [String: String] = [:]

  public override init() { super.init() }

  open var entitiesByName: [String: NSEntityDescription] {
    if let byName { return byName }
    let made = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    byName = made
    return made
  }

  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  // MARK: - Files

  /// Reads a compiled model from a file with the extension `.mom`, or a folder with the extension `.momd` that contains
  /// versions.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard ModelFile.read(url, into: self) else { return nil }
  }

  /// Returns one model with the entities of the models of bundles. Default: The main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap(ModelFile.models)
    return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  /// Creates one model with the entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    guard let models else { return nil }
    var merged: [NSEntityDescription] = []
    for entity in models.flatMap(\.entities) where !merged.contains(where: { $0.name == entity.name }) {
      merged.append(entity.copy() as! NSEntityDescription)
    }
    entities = merged
    connect()
    for model in models { requests.merge(model.requests) { first, _ in first } }
  }

  /// Connects the entities that refer to each other by name.
  func connect() {
    let names = entitiesByName
    for entity in entities {
      if let name = entity.superentityName, let parent = names[name],
        !parent.subentities.contains(where: { $0 === entity })
      {
        parent.subentities.append(entity)
      }
    }
    for entity in entities {
      for relationship in entity.propertyLists.relationships where relationship.entity === entity {
        if let name = relationship.destinationName { relationship.destinationEntity = names[name] }
      }
    }
    for entity in entities {
      for relationship in entity.propertyLists.relationships where relationship.entity === entity {
        if let name = relationship.inverseName {
          relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[name]
        }
      }
    }
  }

  // MARK: - Requests and configurations

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { requests }

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    requests[name] = fetchRequestTemplate
  }

  /// Returns a copy of a fetch request of the model, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = requests[name] else { return nil }
    let request = template.duplicate()
    if let predicate = template.predicate {
      // Unchecked: A predicate is evaluated with the arguments of its caller.
      nonisolated(unsafe) let kept = predicate
      nonisolated(unsafe) let values = variables
      request.predicate = NSPredicate { object, _ in kept.evaluate(with: object, substitutionVariables: values) }
    }
    return request
  }

  open var configurations: [String] { configurationNames.map(\.name) }

  /// Returns the entities of a configuration, or all entities if it is `nil`.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    guard let found = configurationNames.first(where: { $0.name == configuration }) else { return nil }
    return found.entities.compactMap { entitiesByName[$0] }
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationNames.removeAll { $0.name == configuration }
    configurationNames.append((configuration, entities.compactMap(\.name)))
  }

  /// Returns whether stores with the given metadata are compatible with this model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
    return (entities(forConfigurationName: configuration) ?? []).allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    copy.entities = entities.map { $0.copy() as! NSEntityDescription }
    copy.connect()
    copy.requests = requests
    copy.configurationNames = configurationNames
    copy.versionIdentifiers = versionIdentifiers
    return copy
  }
}
