/// A property of an entity.
///
/// - Source: developer.apple.com/documentation/swiftdata/schemaproperty
public protocol SchemaProperty: Hashable {
  var name: String { get set }
  /// The name in an earlier version of the schema, or the current name if it has not changed.
  var originalName: String { get set }
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}
