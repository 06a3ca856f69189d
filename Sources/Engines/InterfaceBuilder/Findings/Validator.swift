/// A pass over the elements of a file that finds everything unknown to the schemas and all dangling references.
struct Validator {
  private let tree: SourceTree
  private let limit: Int
  private(set) var findings: [Finding] = []
  /// The number of findings, including those beyond the limit.
  private(set) var count = 0
  /// A cache of the attributes' positions in the last requested element, so that each tag is scanned at most once.
  private var attributePositions: (element: SourceElement, positions: [String: SourcePosition])?

  init(tree: SourceTree, limit: Int) {
    self.tree = tree
    self.limit = limit
  }

  mutating func run() {
    for index in tree.records.indices {
      check(SourceElement(tree: tree, index: Int32(index)))
    }
    for index in tree.repeated {
      let element = SourceElement(tree: tree, index: index)
      report(.repeatedID(kept(element.id ?? "")), element, attribute: "id")
    }
  }

  private mutating func check(_ element: SourceElement) {
    guard let schema = ElementSchema.of(element.name) else { return report(.unknownElement, element) }
    checkPlace(of: element)
    for (name, value) in element.attributes {
      checkAttribute(name, value, of: element, schema)
    }
    if !schema.hasText, let text = tree.texts[element.index], text.contains(where: { !$0.isWhitespace }) {
      report(.unexpectedText(kept(text)), element)
    }
    if element.name == "constraint", let problem = Constraint(element).problem {
      report(.incompleteConstraint(problem), element)
    }
  }

  private mutating func checkAttribute(
    _ name: String, _ value: String, of element: SourceElement, _ schema: ElementSchema
  ) {
    guard let rule = schema.properties[name] ?? variedRule(name, of: element) else {
      if name == "key" || name == "id" && ObjectKind(rawValue: element.name) != nil { return }
      return report(.unknownAttribute(name: kept(name), value: kept(value)), element, attribute: name)
    }
    guard !rule.acceptsAttribute(value, element) else { return }
    let kind: Finding.Kind =
      rule.isReference
      ? .danglingReference(property: name, id: kept(value))
      : .wrongValue(property: name, value: kept(value), expected: rule.meaning)
    report(kind, element, attribute: name)
  }

  /// Checks that the parent allows the child, as a value of a property or as a part.
  private mutating func checkPlace(of element: SourceElement) {
    guard let parent = element.parent else {
      if element.name != "document" { report(.misplacedElement(parent: "the file", key: nil), element) }
      return
    }
    // An unknown element is reported once; its descendants are not checked.
    guard let schema = ElementSchema.of(parent.name) else { return }
    if let key = element.key, let rule = schema.properties[key] ?? variedRule(key, of: parent) {
      if element.name == "nil" { return }
      if rule.elementNames.contains(element.name) {
        guard !rule.acceptsElement(element) else { return }
        return report(.wrongElementValue(property: key, expected: rule.meaning), element)
      }
    }
    if schema.children.contains(element.name) || schema.takesAnyKey && element.key != nil { return }
    report(.misplacedElement(parent: parent.name, key: element.key.map(kept)), element)
  }

  /// A variation can have all properties of the element that it varies.
  private func variedRule(_ name: String, of element: SourceElement) -> PropertyRule? {
    guard element.name == "variation", name != "key", let parent = element.parent else { return nil }
    return ElementSchema.of(parent.name)?.properties[name]
  }

  private mutating func report(_ kind: Finding.Kind, _ element: SourceElement, attribute: String? = nil) {
    count += 1
    guard findings.count < limit else { return }
    let position = attribute.flatMap { self.position(of: $0, element) } ?? element.position
    // A finding quotes only a few words of the file, so that the number of findings limits their size.
    findings.append(
      Finding(
        kind: kind, path: tree.path, position: position, id: element.nearestID.map(kept), element: kept(element.name),
        elementPath: element.path))
  }

  private mutating func position(of attribute: String, _ element: SourceElement) -> SourcePosition? {
    if attributePositions?.element != element { attributePositions = (element, element.attributePositions) }
    return attributePositions?.positions[attribute]
  }

  private func kept(_ text: String) -> String {
    text.utf8.count > 200 ? String(text.prefix(200)) : text
  }
}
