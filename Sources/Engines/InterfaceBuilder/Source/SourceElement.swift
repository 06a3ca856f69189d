/// An element of a file as it is written: its name, attributes, children, text and position.
///
/// The typed model reads everything from here, so that all content of a file is accessible. The value has two words and
/// keeps the entire file alive.
package struct SourceElement: Sendable {
  let tree: SourceTree
  let index: Int32

  private var record: SourceTree.Record { tree.records[Int(index)] }

  package var name: String { record.name }

  /// The attributes in the order of the file.
  package var attributes: ArraySlice<(name: String, value: String)> {
    tree.attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }

  /// The value of an attribute, or nil if it is missing.
  ///
  /// - Complexity: Linear in the number of attributes.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The `id` that references in the file use.
  package var id: String? { self["id"] }
  /// The `key`: the name of the parent's property whose value this element is.
  package var key: String? { self["key"] }

  package var parent: SourceElement? { element(record.parent) }
  package var children: SourceElementChildren { SourceElementChildren(tree: tree, first: record.firstChild) }
  package var hasChildren: Bool { record.firstChild >= 0 }

  /// The text between the tags, without the surrounding white space if the element has children.
  package var text: String { tree.texts[index] ?? "" }

  /// Returns the first child with a name, and with a key if one is given.
  package func child(_ name: String, key: String? = nil) -> SourceElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// Returns the first child with a key, regardless of its name.
  package func child(key: String) -> SourceElement? {
    children.first { $0.key == key }
  }

  /// Returns the children of a container element: `subviews`, `cells`, `items` and others.
  package func contents(of container: String) -> [SourceElement] {
    child(container).map { Array($0.children) } ?? []
  }

  /// Returns the element of an id in the same file.
  package func referenced(_ id: String) -> SourceElement? {
    tree.identified[id].map { SourceElement(tree: tree, index: $0) }
  }

  /// Returns the element or its nearest ancestor that fulfills `condition`.
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

// MARK: - Position

extension SourceElement {
  /// The position of the element's `<`.
  package var position: SourcePosition {
    SourcePosition(line: Int(record.line), column: Int(record.column))
  }

  /// Returns the position of an attribute's name, or the position of the element if the attribute is missing.
  package func position(ofAttribute name: String) -> SourcePosition {
    attributePositions[name] ?? position
  }

  /// The positions of all attribute names.
  var attributePositions: [String: SourcePosition] {
    AttributeScanner(bytes: tree.bytes, start: Int(record.offset), position: position).positions()
  }

  /// The path from the root, with ids or keys, and with long names truncated: `document/objects/view[i5M-Pr-FkT]`.
  package var path: String {
    var steps: [String] = []
    var next: SourceElement? = self
    while let element = next {
      steps.append(element.name.prefix(60) + ((element.id ?? element.key).map { "[\($0.prefix(60))]" } ?? ""))
      next = element.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The id of the element or of its nearest ancestor that has one.
  package var nearestID: String? {
    nearest { $0.id != nil }?.id
  }
}

extension SourceElement: CustomStringConvertible {
  package var description: String { "\(path) at \(position)" }
}

extension SourceElement: CustomReflectable {
  /// An empty mirror, because the storage is the entire file.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
