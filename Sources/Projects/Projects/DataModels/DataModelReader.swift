import Foundation
import XcodeProjects

/// A reader of Core Data models.
package enum DataModelReader {
  package static func isModel(_ file: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) }

  /// Reads a model.
  ///
  /// - Throws: An `XcodeFileError` with the path of the file that can't be read.
  package static func read(_ file: URL) throws -> DataModel {
    let name = file.deletingPathExtension().lastPathComponent
    guard file.pathExtension == "xcdatamodeld" else {
      return DataModel(name: name, isVersioned: false, versions: [try version(file)], currentVersion: name)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: file.path(percentEncoded: false)).sorted()
      .filter { $0.hasSuffix(".xcdatamodel") }
    let versions = try names.map { try version(file.appending(path: $0)) }
    return DataModel(
      name: name, isVersioned: true, versions: versions,
      currentVersion: currentVersion(of: file) ?? versions.first?.name ?? name)
  }

  private static func currentVersion(of file: URL) -> String? {
    guard let data = try? Data(contentsOf: file.appending(path: ".xccurrentversion")),
      let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    else { return nil }
    return name.hasSuffix(".xcdatamodel") ? String(name.dropLast(".xcdatamodel".count)) : name
  }

  private static func version(_ folder: URL) throws -> DataModel.Version {
    let root = try XMLReader.read(folder.appending(path: "contents").path(percentEncoded: false))
    var version = DataModel.Version(name: folder.deletingPathExtension().lastPathComponent)
    version.identifier = root.attributes["userDefinedModelVersionIdentifier"]
    version.entities = root.children("entity").map(entity)
    version.configurations = root.children("configuration").map { configuration in
      (
        configuration.attributes["name"] ?? "",
        configuration.children("memberEntity").compactMap { $0.attributes["name"] }
      )
    }
    version.fetchRequests = root.children("fetchRequest").compactMap(request)
    return version
  }

  private static func entity(_ element: XMLElement) -> DataModel.Entity {
    var entity = DataModel.Entity(name: element.attributes["name"] ?? "")
    entity.representedClass = element.attributes["representedClassName"]
    entity.parent = element.attributes["parentEntity"]
    entity.isAbstract = element.flag("isAbstract")
    entity.codeGeneration =
      switch element.attributes["codeGenerationType"] {
      case "class": .classDefinition
      case "category": .category
      default: .manual
      }
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.versionHashModifier = element.attributes["versionHashModifier"]
    entity.attributes = element.children("attribute").map(attribute)
    entity.relationships = element.children("relationship").map(relationship)
    entity.fetchedProperties = element.children("fetchedProperty").compactMap { property in
      property.child("fetchRequest").flatMap(request).map {
        var request = $0
        request.name = property.attributes["name"] ?? ""
        return request
      }
    }
    entity.uniquenessConstraints = (element.child("uniquenessConstraints")?.children ?? []).map { constraint in
      constraint.children("constraint").compactMap { $0.attributes["value"] }
    }
    return entity
  }

  private static func attribute(_ element: XMLElement) -> DataModel.Attribute {
    var attribute = DataModel.Attribute(
      name: element.attributes["name"] ?? "", type: element.attributes["attributeType"] ?? "Undefined")
    attribute.isOptional = element.flag("optional")
    attribute.isTransient = element.flag("transient")
    attribute.usesScalar = element.flag("usesScalarValueType")
    attribute.defaultValue =
      element.attributes["defaultValueString"] ?? element.attributes["defaultDateTimeInterval"]
    attribute.valueClass = element.attributes["customClassName"]
    attribute.transformer = element.attributes["valueTransformerName"]
    attribute.derivation = element.attributes["derivationExpression"]
    attribute.renamingIdentifier = element.attributes["elementID"]
    attribute.versionHashModifier = element.attributes["versionHashModifier"]
    attribute.allowsExternalStorage = element.flag("allowsExternalBinaryDataStorage")
    attribute.minimum = element.attributes["minValueString"] ?? element.attributes["minDateTimeInterval"]
    attribute.maximum = element.attributes["maxValueString"] ?? element.attributes["maxDateTimeInterval"]
    attribute.pattern = element.attributes["regularExpressionString"]
    return attribute
  }

  private static func relationship(_ element: XMLElement) -> DataModel.Relationship {
    var relationship = DataModel.Relationship(name: element.attributes["name"] ?? "")
    relationship.destination = element.attributes["destinationEntity"]
    relationship.inverse = element.attributes["inverseName"]
    relationship.isOptional = element.flag("optional")
    relationship.isToMany = element.flag("toMany")
    relationship.isOrdered = element.flag("ordered")
    relationship.minCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = element.attributes["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
    relationship.deleteRule = element.attributes["deletionRule"] ?? "No Action"
    relationship.renamingIdentifier = element.attributes["elementID"]
    return relationship
  }

  private static func request(_ element: XMLElement) -> DataModel.FetchRequest? {
    guard let entity = element.attributes["entity"] else { return nil }
    return DataModel.FetchRequest(
      name: element.attributes["name"] ?? "", entity: entity, predicate: element.attributes["predicateString"],
      fetchLimit: element.attributes["fetchLimit"].flatMap { Int($0) } ?? 0)
  }
}

extension XMLElement {
  fileprivate func flag(_ name: String) -> Bool { attributes[name] == "YES" }
}
