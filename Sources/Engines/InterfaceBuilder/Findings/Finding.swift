/// A part of a readable file that is unknown or inconsistent. Loading continues.
package struct Finding: Hashable, Sendable {
  package let kind: Kind
  package let path: String
  package let position: SourcePosition
  /// The id of the element or of its nearest ancestor that has one.
  package let id: String?
  /// The name of the element, or of the element that has the attribute.
  package let element: String
  /// The path of the element from the root: `document/objects/view[i5M-Pr-FkT]`.
  package let elementPath: String

  package enum Kind: Hashable, Sendable {
    /// An element of an unknown name.
    case unknownElement
    /// A known element that is not allowed in `parent`, or not with that key.
    case misplacedElement(parent: String, key: String?)
    case unknownAttribute(name: String, value: String)
    case wrongValue(property: String, value: String, expected: String)
    /// A property with a known element whose content is not valid for it.
    case wrongElementValue(property: String, expected: String)
    /// A reference to an id that does not exist in the file.
    case danglingReference(property: String, id: String)
    /// An id that an earlier element already has.
    case repeatedID(String)
    /// Text in an element that has none.
    case unexpectedText(String)
    /// A constraint without all required parts.
    case incompleteConstraint(String)
  }
}

extension Finding: CustomStringConvertible {
  package var description: String {
    "\(path):\(position): \(message)" + (id.map { " (object \($0))" } ?? "")
  }

  /// The description of the finding, without its position.
  package var message: String {
    switch kind {
    case .unknownElement: "unknown element \(element)"
    case .misplacedElement(let parent, nil): "unknown element \(element) inside \(parent)"
    case .misplacedElement(let parent, let key?): "unknown element \(element) as \(key) of \(parent)"
    case .unknownAttribute(let name, let value): "unknown attribute \(name)=\"\(Self.shortened(value))\" of \(element)"
    case .wrongValue(let property, let value, let expected):
      "\(property) of \(element) is \"\(Self.shortened(value))\", expected \(expected)"
    case .wrongElementValue(let property, let expected):
      "\(property) in \(element) is not a value, expected \(expected)"
    case .danglingReference(let property, let id): "\(property) of \(element) refers to \(id), which is not in the file"
    case .repeatedID(let id): "\(id) is the id of an earlier element too"
    case .unexpectedText(let text): "text \"\(Self.shortened(text))\" in \(element)"
    case .incompleteConstraint(let what): "constraint \(what)"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.prefix(81).count > 80 ? text.prefix(77) + "..." : text
  }
}
