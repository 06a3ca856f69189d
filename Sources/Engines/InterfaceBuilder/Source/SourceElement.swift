/// An element of a file as it is written: name, attributes, children, text and where it stands.
///
/// All that the typed model says is read from here, so that nothing of a file is ever out of reach. A value of two words;
/// it keeps the whole file alive.
package struct SourceElement: Sendable {
  let tree: SourceTree
  let index: Int32

  private var record: SourceTree.Record { tree.records[Int(index)] }

  package var name: String { record.name }

  /// The attributes in the order of the file.
  package var attributes: ArraySlice<(name: String, value: String)> {
    tree.attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }

  /// The value of an attribute, nil where it is not written. Linear in the number of attributes.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The `id`, by which others of the file refer to this element.
  package var id: String? { self["id"] }
  /// The `key`: which property of its parent this element is the value of.
  package var key: String? { self["key"] }

  package var parent: SourceElement? { element(record.parent) }
  package var children: SourceElementChildren { SourceElementChildren(tree: tree, first: record.firstChild) }
  package var hasChildren: Bool { record.firstChild >= 0 }

  /// The text between the tags: of an element with children without its blanks around them.
  package var text: String { tree.texts[index] ?? "" }

  /// The first child of that name, and of that key where one is given.
  package func child(_ name: String, key: String? = nil) -> SourceElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child that is the value of `key`, whatever it is called.
  package func child(key: String) -> SourceElement? {
    children.first { $0.key == key }
  }

  /// The children of the container child of that name: `subviews`, `cells`, `items` and such.
  package func contents(of container: String) -> [SourceElement] {
    child(container).map { Array($0.children) } ?? []
  }

  /// The element of that id anywhere in the same file.
  package func referenced(_ id: String) -> SourceElement? {
    tree.identified[id].map { SourceElement(tree: tree, index: $0) }
  }

  /// The nearest ancestor, or the element itself, for which `condition` holds.
  package func nearest(where condition: (SourceElement) -> Bool) -> SourceElement? {
    var next: SourceElement? = self
    while let element = next {
      if condition(element) { return element }
      next = element.parent
    }
    return nil
  }

  private func element(_ index: Int32) -> SourceElement? {
    index < 0 ? nil : SourceElement(tree: tree, index: index)
  }
}

extension SourceElement: Hashable {
  package static func == (one: SourceElement, other: SourceElement) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

// MARK: - Where it stands

extension SourceElement {
  /// Where the element's `<` stands.
  package var position: SourcePosition {
    SourcePosition(line: Int(record.line), column: Int(record.column))
  }

  /// Where an attribute's name stands; the element's own position where it has none of that name.
  package func position(ofAttribute name: String) -> SourcePosition {
    attributePositions[name] ?? position
  }

  /// Where the names of all attributes stand.
  var attributePositions: [String: SourcePosition] {
    AttributeScanner(bytes: tree.bytes, start: Int(record.offset), position: position).positions()
  }

  /// The names from the root to this element, with ids or keys, long ones cut: `document/objects/view[i5M-Pr-FkT]`.
  package var path: String {
    var steps: [String] = []
    var next: SourceElement? = self
    while let element = next {
      steps.append(element.name.prefix(60) + ((element.id ?? element.key).map { "[\($0.prefix(60))]" } ?? ""))
      next = element.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The id of the element, or of the nearest that has one around it.
  package var nearestID: String? {
    nearest { $0.id != nil }?.id
  }
}

extension SourceElement: CustomStringConvertible {
  package var description: String { "\(path) at \(position)" }
}

extension SourceElement: CustomReflectable {
  /// Nothing: what is inside is the whole file.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
