import Foundation
import Projects
import ToolSupport

/// The Swift files that Xcode generates from the models of a target.
struct DataModelClasses {
  let model: DataModel

  /// Writes the files of a target's models and removes those of entities that no longer exist.
  ///
  /// - Returns: The files, and diagnostics for models that could not be read.
  static func write(for target: Target, to folder: URL) throws -> (files: [URL], diagnostics: [Diagnostic]) {
    var (texts, diagnostics): ([String: String], [Diagnostic]) = ([:], [])
    for file in target.resources.map(\.file) where DataModelReader.isModel(file) {
      do {
        for made in DataModelClasses(model: try DataModelReader.read(file)).files { texts[made.name] = made.text }
      } catch {
        diagnostics.append(Diagnostic(.warning, "cannot read the data model: \(error)", file: file))
      }
    }
    let path = folder.path(percentEncoded: false)
    // An author's file of the same name contains the class.
    let own = Set(target.sources.map(\.lastPathComponent))
    texts = texts.filter { !own.contains($0.key) }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where texts[name] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    guard !texts.isEmpty else { return ([], diagnostics) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [URL] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
      files.append(file)
    }
    return (files, diagnostics)
  }

  /// The files of the current version, by name.
  var files: [(name: String, text: String)] {
    guard let version = model.current else { return [] }
    return version.entities.flatMap { entity -> [(name: String, text: String)] in
      guard let name = entity.className else { return [] }
      switch entity.codeGeneration {
      case .manual: return []
      case .category: return [("\(name)+CoreDataProperties.swift", properties(of: entity, in: version))]
      case .classDefinition:
        return [
          ("\(name)+CoreDataClass.swift", classDefinition(of: entity, in: version)),
          ("\(name)+CoreDataProperties.swift", properties(of: entity, in: version)),
        ]
      }
    }
  }

  private func classDefinition(of entity: DataModel.Entity, in version: DataModel.Version) -> String {
    let name = entity.className ?? ""
    let parent =
      entity.parent.flatMap { parent in version.entities.first { $0.name == parent }?.className } ?? "NSManagedObject"
    return """
      import Foundation
      import CoreData

      @objc(\(name))
      public class \(name): \(parent) {

      }

      """
  }

  private func properties(of entity: DataModel.Entity, in version: DataModel.Version) -> String {
    let name = entity.className ?? ""
    var lines = [
      "import Foundation", "import CoreData", "", "extension \(name) {", "",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }", "",
    ]
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      lines.append("  @NSManaged public var \(Self.identifier(attribute.name)): \(Self.type(of: attribute))")
    }
    let relationships = entity.relationships.sorted { $0.name < $1.name }
    for relationship in relationships {
      let type =
        relationship.isToMany
        ? (relationship.isOrdered ? "NSOrderedSet" : "NSSet") : destination(of: relationship, in: version)
      lines.append("  @NSManaged public var \(Self.identifier(relationship.name)): \(type)?")
    }
    for property in entity.fetchedProperties.sorted(by: { $0.name < $1.name }) {
      let type = version.entities.first { $0.name == property.entity }?.className ?? "NSManagedObject"
      lines.append("  @NSManaged public var \(Self.identifier(property.name)): [\(type)]")
    }
    lines += ["", "}"]
    for relationship in relationships where relationship.isToMany {
      lines += accessors(of: relationship, class: name, destination: destination(of: relationship, in: version))
    }
    let isRoot =
      entity.parent.map { parent in
        version.entities.first { $0.name == parent }?.className == nil
      } ?? true
    if isRoot { lines += ["", "extension \(name): Identifiable {", "", "}"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func destination(of relationship: DataModel.Relationship, in version: DataModel.Version) -> String {
    version.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
  }

  private func accessors(
    of relationship: DataModel.Relationship, class name: String, destination: String
  ) -> [String] {
    let key = relationship.name
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = ["", "// MARK: Generated accessors for \(key)", "extension \(name) {", ""]
    if relationship.isOrdered {
      lines += [
        "  @objc(insertObject:in\(capital)AtIndex:)",
        "  @NSManaged public func insertInto\(capital)(_ value: \(destination), at idx: Int)", "",
        "  @objc(removeObjectFrom\(capital)AtIndex:)",
        "  @NSManaged public func removeFrom\(capital)(at idx: Int)", "",
        "  @objc(insert\(capital):atIndexes:)",
        "  @NSManaged public func insertInto\(capital)(_ values: [\(destination)], at indexes: NSIndexSet)", "",
        "  @objc(remove\(capital)AtIndexes:)",
        "  @NSManaged public func removeFrom\(capital)(at indexes: NSIndexSet)", "",
        "  @objc(replaceObjectIn\(capital)AtIndex:withObject:)",
        "  @NSManaged public func replace\(capital)(at idx: Int, with value: \(destination))", "",
        "  @objc(replace\(capital)AtIndexes:with\(capital):)",
        "  @NSManaged public func replace\(capital)(at indexes: NSIndexSet, with values: [\(destination)])", "",
      ]
    }
    lines += [
      "  @objc(add\(capital)Object:)", "  @NSManaged public func addTo\(capital)(_ value: \(destination))", "",
      "  @objc(remove\(capital)Object:)", "  @NSManaged public func removeFrom\(capital)(_ value: \(destination))", "",
      "  @objc(add\(capital):)", "  @NSManaged public func addTo\(capital)(_ values: \(set))", "",
      "  @objc(remove\(capital):)", "  @NSManaged public func removeFrom\(capital)(_ values: \(set))", "", "}",
    ]
    return lines
  }

  // MARK: - Types

  /// Returns the type that Xcode gives a property.
  static func type(of attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.usesScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return attribute.usesScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable": return "\(attribute.valueClass ?? "NSObject")?"
    default: return "NSObject?"
    }
  }

  private static func identifier(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "true", "try", "typealias", "var", "where", "while",
  ]
}
