import Foundation

/// A property of a model class, with the information about its type.
struct ModelProperty {
  enum Kind { case attribute, toOne, toMany }

  let name: String
  let originalName: String
  let keyPath: AnyKeyPath
  let kind: Kind
  let valueType: any Any.Type
  let destination: (any PersistentModel.Type)?
  let schemaProperty: any SchemaProperty

  var isOptional: Bool { valueType is any OptionalType.Type }
  var attribute: Schema.Attribute? { schemaProperty as? Schema.Attribute }
  var relationship: Schema.Relationship? { schemaProperty as? Schema.Relationship }
  var defaultValue: Any? { attribute?.defaultValue }
}

/// A description of the properties of a model class. There is one for each class.
final class ModelDescription: @unchecked Sendable {
  // Unchecked: Only the inverses change after the initialization, under a lock.

  let type: any PersistentModel.Type
  let name: String
  let properties: [ModelProperty]
  /// The indexes of the properties of each constraint.
  let uniqueness: [[Int]]
  /// The indexes of the properties of each index.
  let searchIndices: [[Int]]
  private let positions: [AnyKeyPath: Int]
  private let lock = NSLock()
  private var inverses: [Int: Inverse?] = [:]

  /// The inverse property in another class.
  struct Inverse {
    let description: ModelDescription
    let index: Int
  }

  private static let cache = DescriptionCache()

  static func of(_ type: any PersistentModel.Type) -> ModelDescription { cache.description(of: type) }

  fileprivate init(_ type: any PersistentModel.Type) {
    self.type = type
    let name = String(describing: type)
    self.name = name
    let metadata = type.schemaMetadata
    let properties = metadata.filter { !($0.metadata is any ConstraintMetadata) }.map(Self.property)
    self.properties = properties
    let positions = Dictionary(
      properties.enumerated().map { ($0.element.keyPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.positions = positions
    func find(_ constraint: any ConstraintMetadata) -> [[Int]] {
      constraint.keyPaths.map { paths in
        paths.map { path in
          guard let position = positions[path] else {
            fatalError("SwiftData: a constraint of \(name) names \(path), which is no property of the model")
          }
          return position
        }
      }
    }
    let constraints = metadata.compactMap { $0.metadata as? any ConstraintMetadata }
    uniqueness =
      properties.indices.filter { properties[$0].schemaProperty.isUnique }.map { [$0] }
      + constraints.filter(\.isUnique).flatMap(find)
    searchIndices = constraints.filter { !$0.isUnique }.flatMap(find)
  }

  private static func property(_ metadata: Schema.PropertyMetadata) -> ModelProperty {
    let valueType = Swift.type(of: metadata.keypath).valueType
    var plain = valueType
    if let optional = valueType as? any OptionalType.Type { plain = optional.wrapped }
    var kind = ModelProperty.Kind.attribute
    var destination: (any PersistentModel.Type)?
    if let model = plain as? any PersistentModel.Type {
      (kind, destination) = (.toOne, model)
    } else if let collection = plain as? any RelationshipCollection.Type {
      (kind, destination) = (.toMany, element(collection))
    }
    let schemaProperty: any SchemaProperty
    if kind == .attribute {
      let attribute = metadata.metadata as? Schema.Attribute ?? Schema.Attribute()
      attribute.name = metadata.name
      attribute.valueType = valueType
      attribute.defaultValue = metadata.defaultValue ?? attribute.defaultValue
      if attribute.originalName.isEmpty { attribute.originalName = metadata.name }
      schemaProperty = attribute
    } else {
      let relationship = metadata.metadata as? Schema.Relationship ?? Schema.Relationship()
      relationship.name = metadata.name
      relationship.valueType = valueType
      relationship.keypath = metadata.keypath
      relationship.destination = destination.map { String(describing: $0) } ?? ""
      if relationship.originalName.isEmpty { relationship.originalName = metadata.name }
      schemaProperty = relationship
    }
    return ModelProperty(
      name: metadata.name, originalName: schemaProperty.originalName, keyPath: metadata.keypath, kind: kind,
      valueType: valueType, destination: destination, schemaProperty: schemaProperty)
  }

  private static func element<C: RelationshipCollection>(_ type: C.Type) -> any PersistentModel.Type {
    C.PersistentElement.self
  }

  /// Returns the index of a property.
  func index(of keyPath: AnyKeyPath) -> Int {
    guard let index = positions[keyPath] else {
      fatalError("SwiftData: \(keyPath) is no persistent property of \(name)")
    }
    return index
  }

  /// Returns the inverse of a relationship: the one that either side specifies, or the only one that matches.
  func inverse(of index: Int) -> Inverse? {
    lock.lock()
    let known = inverses[index]
    lock.unlock()
    if let known { return known }
    let found = findInverse(of: index)
    lock.lock()
    inverses[index] = .some(found)
    lock.unlock()
    if let found { properties[index].relationship?.inverseName = found.description.properties[found.index].name }
    return found
  }

  private func findInverse(of index: Int) -> Inverse? {
    let property = properties[index]
    guard let destination = property.destination.map(ModelDescription.of) else { return nil }
    if let named = property.relationship?.inverseKeyPath {
      return destination.positions[named].map { Inverse(description: destination, index: $0) }
    }
    if let naming = destination.properties.firstIndex(where: { $0.relationship?.inverseKeyPath == property.keyPath }) {
      return Inverse(description: destination, index: naming)
    }
    guard destination !== self else { return nil }
    let back = destination.unpaired(with: self)
    return back.count == 1 && unpaired(with: destination).count == 1
      ? Inverse(description: destination, index: back[0]) : nil
  }

  /// Returns the relationships to a class that neither side has paired.
  private func unpaired(with other: ModelDescription) -> [Int] {
    properties.indices.filter { index in
      let property = properties[index]
      return property.destination == other.type && property.relationship?.inverseKeyPath == nil
        && !other.properties.contains { $0.relationship?.inverseKeyPath == property.keyPath }
    }
  }
}

/// A cache of the descriptions of classes, which exists as long as the program.
private final class DescriptionCache: @unchecked Sendable {
  // Unchecked: A lock guards the dictionary.
  private let lock = NSLock()
  private var descriptions: [ObjectIdentifier: ModelDescription] = [:]

  func description(of type: any PersistentModel.Type) -> ModelDescription {
    let key = ObjectIdentifier(type)
    lock.lock()
    let known = descriptions[key]
    lock.unlock()
    if let known { return known }
    // The description is created outside of the lock, because default values of the class may create other models.
    let made = ModelDescription(type)
    lock.lock()
    defer { lock.unlock() }
    if let known = descriptions[key] { return known }
    descriptions[key] = made
    return made
  }
}
