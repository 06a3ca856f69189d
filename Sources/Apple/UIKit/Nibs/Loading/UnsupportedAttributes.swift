import InterfaceBuilder

/// The unsupported attributes in files, according to the tables of attributes. They are reported once for each file
/// with their position.
@MainActor
package enum UnsupportedAttributes {
  /// Returns the unsupported properties of a document's objects, up to a maximum number.
  package static func shortcomings(in document: Document, limit: Int = ReadingLimits().findings) -> [NibDiagnostic] {
    var found: [NibDiagnostic] = []
    for object in document.allObjects {
      guard let names = NibAttributes.unsupported[object.element.name] else { continue }
      let element = object.element
      func note(_ name: String) {
        guard names.contains(name), found.count < limit else { return }
        found.append(
          NibDiagnostic(
            kind: .noEffect(name), path: document.path, position: element.position(ofAttribute: name),
            element: element.name, id: element.nearestID))
      }
      // A feature that is off has the same effect here.
      for (name, value) in element.attributes where value != "NO" { note(name) }
      for child in element.children { child.key.map(note) }
    }
    return found
  }
}
