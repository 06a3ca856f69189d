import Foundation

/// A Core Data model as Xcode's model editor saves it: a folder `.xcdatamodeld` of versions, or a single `.xcdatamodel`.
package struct DataModel: Sendable {
  package enum CodeGeneration: Sendable {
    /// Xcode generates no code (`Manual/None`).
    case manual
    /// Xcode generates the class and its properties.
    case classDefinition
    /// Xcode generates an extension with the properties of the author's class.
    case category
  }

  package struct Attribute: Sendable {
    package var name: String
    /// The type, such as `Integer 64` or `String`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var usesScalar = false
    package var defaultValue: String?
    package var valueClass: String?
    package var transformer: String?
    package var derivation: String?
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var allowsExternalStorage = false
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
  }

  package struct Relationship: Sendable {
    package var name: String
    package var destination: String?
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var minCount = 0
    package var maxCount = 0
    package var deleteRule = "Nullify"
    package var renamingIdentifier: String?
  }

  package struct FetchRequest: Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var fetchLimit = 0
  }

  package struct Entity: Sendable {
    package var name: String
    /// The class as the file names it, with a leading dot for the target's module.
    package var representedClass: String?
    package var parent: String?
    package var isAbstract = false
    package var codeGeneration = CodeGeneration.manual
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [FetchRequest] = []
    package var uniquenessConstraints: [[String]] = []

    /// The name of the entity's class without a module, or nil for `NSManagedObject`.
    package var className: String? {
      guard let name = representedClass?.split(separator: ".").last.map(String.init), name != "NSManagedObject" else {
        return nil
      }
      return name
    }
  }

  package struct Version: Sendable {
    package var name: String
    package var identifier: String?
    package var entities: [Entity] = []
    package var configurations: [(name: String, entities: [String])] = []
    package var fetchRequests: [FetchRequest] = []
  }

  /// The name of the file.
  package var name: String
  package var isVersioned: Bool
  package var versions: [Version]
  package var currentVersion: String

  package var current: Version? { versions.first { $0.name == currentVersion } }
}
