/// The schema of elements with a name: the properties, and the children that are not values of properties.
package struct ElementSchema: Sendable {
  package let name: String
  /// The class of the described object, or nil. A custom class of the element has precedence.
  package let className: String?
  /// The names of the schemas that this one extends, from the nearest to the farthest.
  package let ancestors: [String]
  /// The properties by name.
  package let properties: [String: PropertyRule]
  package let children: Set<String>
  /// Whether the element may contain text.
  package let hasText: Bool
  /// Whether children may have any key, because the element is a table with keys from the file.
  package let takesAnyKey: Bool

  @inline(never)
  init(
    _ name: String, className: String? = nil, extends parent: ElementSchema? = nil, _ rules: [PropertyRule] = [],
    children: Set<String> = [], hasText: Bool = false, takesAnyKey: Bool = false
  ) {
    self.name = name
    self.className = className
    ancestors = parent.map { [$0.name] + $0.ancestors } ?? []
    properties = (parent?.properties ?? [:]).merging(rules.map { ($0.name, $0) }) { $1 }
    self.children = (parent?.children ?? []).union(children)
    self.hasText = hasText
    self.takesAnyKey = takesAnyKey
  }

  /// Returns the schema of elements with a name, or nil if the name is unknown.
  package static func of(_ name: String) -> ElementSchema? { all[name] }

  /// The schemas of all known elements by name.
  package static let all: [String: ElementSchema] = {
    let schemas = objects + containers + values + documents
    return Dictionary(schemas.map { ($0.name, $0) }) { first, _ in
      fatalError("InterfaceBuilder: two schemas for \(first.name)")
    }
  }()
}
