/// What the reader knows of an element by one name: its properties, and the children that are no values of properties.
package struct ElementSchema: Sendable {
  package let name: String
  /// The class of the object that the element describes, where it does and the element has no class of its own.
  package let className: String?
  /// The names of the schemas that this one extends, from the nearest to the farthest.
  package let ancestors: [String]
  /// By name.
  package let properties: [String: PropertyRule]
  package let children: Set<String>
  /// Whether the element may hold text.
  package let hasText: Bool
  /// Whether children may have any key: the element is a table of whatever the file names.
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

  /// What is known of elements of that name, nil where nothing is.
  package static func of(_ name: String) -> ElementSchema? { all[name] }

  /// Every element that the reader understands, by name.
  package static let all: [String: ElementSchema] = {
    let schemas = objects + containers + values + documents
    return Dictionary(schemas.map { ($0.name, $0) }) { first, _ in
      fatalError("InterfaceBuilder: two schemas for \(first.name)")
    }
  }()
}
