import Foundation
import Projects

/// A model in the form that the CoreData module reads: a folder `.momd` with a property list for each version, or a
/// single property list `.mom`.
struct CompiledDataModel {
  let model: DataModel

  /// The name in the bundle.
  var fileName: String { "\(model.name).\(model.isVersioned ? "momd" : "mom")" }

  /// Writes the files whose contents have changed.
  func write(into folder: URL) throws {
    let place = folder.appending(path: fileName)
    guard model.isVersioned else {
      if let version = model.versions.first { try Self.write(Self.list(of: version), to: place) }
      return
    }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let info: [String: Any] = [
      "NSManagedObjectModel_CurrentVersionName": model.currentVersion,
      "NSManagedObjectModel_VersionNames": model.versions.map(\.name),
    ]
    let wanted = Set(["VersionInfo.plist"] + model.versions.map { "\($0.name).mom" })
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))
    where !wanted.contains(name) {
      try FileManager.default.removeItem(at: place.appending(path: name))
    }
    try Self.write(info, to: place.appending(path: "VersionInfo.plist"))
    for version in model.versions {
      try Self.write(Self.list(of: version), to: place.appending(path: "\(version.name).mom"))
    }
  }

  private static func write(_ list: [String: Any], to file: URL) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  // MARK: - Content

  private static func list(of version: DataModel.Version) -> [String: Any] {
    var list: [String: Any] = [
      "entities": version.entities.map(entity),
      "configurations": version.configurations.map { ["name": $0.name, "entities": $0.entities] as [String: Any] },
      "fetchRequests": version.fetchRequests.map(request),
    ]
    list["versionIdentifier"] = version.identifier
    return list
  }

  private static func entity(_ entity: DataModel.Entity) -> [String: Any] {
    var list: [String: Any] = [
      "name": entity.name, "class": entity.className ?? "NSManagedObject", "isAbstract": entity.isAbstract,
      "attributes": entity.attributes.map(attribute), "relationships": entity.relationships.map(relationship),
      "fetchedProperties": entity.fetchedProperties.map(request),
      "uniquenessConstraints": entity.uniquenessConstraints,
    ]
    list["parent"] = entity.parent
    list["renamingIdentifier"] = entity.renamingIdentifier
    list["versionHashModifier"] = entity.versionHashModifier
    return list
  }

  private static func attribute(_ attribute: DataModel.Attribute) -> [String: Any] {
    var list: [String: Any] = [
      "name": attribute.name, "type": types[attribute.type] ?? 0, "isOptional": attribute.isOptional,
      "isTransient": attribute.isTransient, "allowsExternalBinaryDataStorage": attribute.allowsExternalStorage,
    ]
    list["default"] = attribute.defaultValue
    list["valueClass"] = attribute.valueClass
    list["valueTransformer"] = attribute.transformer
    list["derivation"] = attribute.derivation
    list["renamingIdentifier"] = attribute.renamingIdentifier
    list["versionHashModifier"] = attribute.versionHashModifier
    list["minimum"] = attribute.minimum.flatMap { Double($0) }
    list["maximum"] = attribute.maximum.flatMap { Double($0) }
    list["pattern"] = attribute.pattern
    return list
  }

  private static func relationship(_ relationship: DataModel.Relationship) -> [String: Any] {
    var list: [String: Any] = [
      "name": relationship.name, "isOptional": relationship.isOptional, "isOrdered": relationship.isOrdered,
      "minCount": relationship.minCount, "maxCount": relationship.isToMany ? relationship.maxCount : 1,
      "deleteRule": deleteRules[relationship.deleteRule] ?? 0,
    ]
    list["destination"] = relationship.destination
    list["inverse"] = relationship.inverse
    list["renamingIdentifier"] = relationship.renamingIdentifier
    return list
  }

  private static func request(_ request: DataModel.FetchRequest) -> [String: Any] {
    var list: [String: Any] = ["name": request.name, "entity": request.entity, "fetchLimit": request.fetchLimit]
    list["predicate"] = request.predicate
    return list
  }

  /// The raw values of `NSAttributeType`.
  private static let types = [
    "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
    "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200, "Transformable": 1800,
  ]

  /// The raw values of `NSDeleteRule`.
  private static let deleteRules = ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3]
}
