/// Something of a file that could be read, and is not understood or contradicts itself. Loading goes on.
package struct Finding: Hashable, Sendable {
  package let kind: Kind
  package let path: String
  package let position: SourcePosition
  /// The id of the element, or of the nearest that has one around it.
  package let id: String?
  /// The element that it is about, or that has the attribute.
  package let element: String
  /// From the root: `document/objects/view[i5M-Pr-FkT]`.
  package let elementPath: String

  package enum Kind: Hashable, Sendable {
    /// No element of that name is known, here or anywhere.
    case unknownElement
    /// The element is known, but not as a child of `parent`, or not with that key.
    case misplacedElement(parent: String, key: String?)
    case unknownAttribute(name: String, value: String)
    case wrongValue(property: String, value: String, expected: String)
    /// A property whose element is known, but holds something else than it should.
    case wrongElementValue(property: String, expected: String)
    /// An id that no element of the file has.
    case danglingReference(property: String, id: String)
    /// An id that an earlier element has.
    case repeatedID(String)
    /// Text where there is none by rights.
    case unexpectedText(String)
    /// A constraint that says less than a constraint has to.
    case incompleteConstraint(String)
  }
}

extension Finding: CustomStringConvertible {
  package var description: String {
    "\(path):\(position): \(message)" + (id.map { " (object \($0))" } ?? "")
  }

  /// What was found, without where.
  package var message: String {
    switch kind {
    case .unknownElement: "unknown element \(element)"
    case .misplacedElement(let parent, nil): "element \(element) is not known inside \(parent)"
    case .misplacedElement(let parent, let key?): "element \(element) is not known as \(key) of \(parent)"
    case .unknownAttribute(let name, let value): "unknown attribute \(name)=\"\(Self.shortened(value))\" of \(element)"
    case .wrongValue(let property, let value, let expected):
      "\(property) of \(element) is \"\(Self.shortened(value))\", expected \(expected)"
    case .wrongElementValue(let property, let expected): "\(property) in \(element) is no value, expected \(expected)"
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
