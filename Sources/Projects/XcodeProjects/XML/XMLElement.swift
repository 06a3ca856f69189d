/// An element of an XML file, with what Xcode's files use of XML: names, attributes, texts and children.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [XMLElement]
  /// The text directly within it, with entities replaced.
  package var text: String
  package var line: Int

  /// The first child of a name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
