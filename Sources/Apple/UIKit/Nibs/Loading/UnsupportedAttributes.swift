import InterfaceBuilder

/// What files say of objects and has no effect here, by the tables of attributes. It is told once for each file, with its place,
/// so that nobody looks for the effect in vain.
@MainActor
package enum UnsupportedAttributes {
  /// Returns the properties of a document's objects that have no effect, as many as findings at most.
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
      // What is switched off is so here as well.
      for (name, value) in element.attributes where value != "NO" { note(name) }
      for child in element.children { child.key.map(note) }
    }
    return found
  }
}
