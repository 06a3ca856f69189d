import Foundation

/// A namespace for functions that read compiled models from the project tools: property lists with the extension
/// `.mom`, and folders of them with the extension `.momd`, whose `VersionInfo.plist` contains the name of the current
/// version.
enum ModelFile {
  /// Returns the URLs of the models in a bundle, in the order of their names.
  static func models(in bundle: Bundle) -> [URL] {
    (["momd", "mom"].flatMap {
      (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).compactMap(\.absoluteURL)
    })
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func read(_ url: URL, into model: NSManagedObjectModel) -> Bool {
    var file = url
    if url.pathExtension == "momd" {
      guard let info = list(at: url.appendingPathComponent("VersionInfo.plist")),
        let current = info["NSManagedObjectModel_CurrentVersionName"] as? String
      else { return false }
      file = url.appendingPathComponent(current + ".mom")
    }
    guard let content = list(at: file), let entities = content["entities"] as? [[String: Any]] else { return false }
    model.entities = entities.map(entity)
    model.connect()
    if let identifier = content["versionIdentifier"] as? String { model.versionIdentifiers = [identifier] }
    for configuration in content["configurations"] as? [[String: Any]] ?? [] {
      let names = configuration["entities"] as? [String] ?? []
      model.setEntities(
        names.compactMap { model.entitiesByName[$0] }, forConfigurationName: configuration["name"] as? String ?? "")
    }
    for request in content["fetchRequests"] as? [[String: Any]] ?? [] {
      guard let name = request["name"] as? String, let entity = request["entity"] as? String else { continue }
      let made = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
      if let format = request["predicate"] as? String, !format.isEmpty { made.predicate = NSPredicate(format: format) }
      made.fetchLimit = request["fetchLimit"] as? Int ?? 0
      model.setFetchRequestTemplate(made, forName: name)
    }
    return true
  }

  private static func list(at url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private static func entity(_ content: [String: Any]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = content["name"] as? String
    entity.managedObjectClassName = content["class"] as? String ?? "NSManagedObject"
    entity.isAbstract = content["isAbstract"] as? Bool ?? false
    entity.superentityName = content["parent"] as? String
    entity.renamingIdentifier = content["renamingIdentifier"] as? String
    entity.versionHashModifier = content["versionHashModifier"] as? String
    entity.userInfo = content["userInfo"] as? [String: Any] ?? [:]
    entity.uniquenessConstraints = content["uniquenessConstraints"] as? [[String]] ?? []
    entity.properties =
      (content["attributes"] as? [[String: Any]] ?? []).map(attribute)
      + (content["relationships"] as? [[String: Any]] ?? []).map(relationship)
      + (content["fetchedProperties"] as? [[String: Any]] ?? []).map(fetchedProperty)
    return entity
  }

  private static func fill(_ property: NSPropertyDescription, _ content: [String: Any]) {
    property.name = content["name"] as? String ?? ""
    property.isOptional = content["isOptional"] as? Bool ?? false
    property.isTransient = content["isTransient"] as? Bool ?? false
    property.renamingIdentifier = content["renamingIdentifier"] as? String
    property.versionHashModifier = content["versionHashModifier"] as? String
    property.userInfo = content["userInfo"] as? [String: Any] ?? [:]
  }

  private static func attribute(_ content: [String: Any]) -> NSPropertyDescription {
    let derivation = content["derivation"] as? String
    let attribute = derivation == nil ? NSAttributeDescription() : NSDerivedAttributeDescription()
    (attribute as? NSDerivedAttributeDescription)?.derivation = derivation ?? ""
    fill(attribute, content)
    attribute.attributeType =
      (content["type"] as? Int).flatMap { NSAttributeType(rawValue: UInt($0)) } ?? .undefinedAttributeType
    if let name = content["valueClass"] as? String { attribute.attributeValueClassName = name }
    attribute.valueTransformerName = content["valueTransformer"] as? String
    attribute.allowsExternalBinaryDataStorage = content["allowsExternalBinaryDataStorage"] as? Bool ?? false
    if let value = content["default"] { attribute.defaultValue = AttributeValue.ofText(value, attribute.attributeType) }
    var predicates: [NSPredicate] = []
    let isText = attribute.attributeType == .stringAttributeType
    if let least = content["minimum"] {
      predicates.append(NSPredicate(format: isText ? "length >= %@" : "SELF >= %@", least))
    }
    if let most = content["maximum"] {
      predicates.append(NSPredicate(format: isText ? "length <= %@" : "SELF <= %@", most))
    }
    if let pattern = content["pattern"] as? String {
      predicates.append(NSPredicate(format: "SELF MATCHES %@", pattern))
    }
    attribute.setValidationPredicates(predicates, withValidationWarnings: nil)
    return attribute
  }

  private static func relationship(_ content: [String: Any]) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    fill(relationship, content)
    relationship.destinationName = content["destination"] as? String
    relationship.inverseName = content["inverse"] as? String
    relationship.maxCount = content["maxCount"] as? Int ?? 0
    relationship.minCount = content["minCount"] as? Int ?? 0
    relationship.isOrdered = content["isOrdered"] as? Bool ?? false
    relationship.deleteRule =
      (content["deleteRule"] as? Int).flatMap { NSDeleteRule(rawValue: UInt($0)) } ?? .nullifyDeleteRule
    return relationship
  }

  private static func fetchedProperty(_ content: [String: Any]) -> NSPropertyDescription {
    let property = NSFetchedPropertyDescription()
    fill(property, content)
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: content["entity"] as? String ?? "")
    if let format = content["predicate"] as? String { request.predicate = NSPredicate(format: format) }
    property.fetchRequest = request
    return property
  }
}
