import InterfaceBuilder

/// Something that a nib asks for and does not get: a class, an image, a property that nobody exposes. Loading goes on.
package struct NibDiagnostic: Hashable, Sendable {
  package let kind: Kind
  package let path: String
  package let position: SourcePosition
  /// The element that asks for it.
  package let element: String
  /// The id of the element, or of the nearest that has one around it.
  package let id: String?

  package enum Kind: Hashable, Sendable {
    /// A class of the user's own that is not in the program; `base` was made in its place.
    case unknownClass(name: String, module: String?, base: String)
    /// A class in the program that is not what the file needs.
    case wrongClass(name: String, base: String)
    /// A class in the program of which nothing says how its objects are made; `base` was made in its place.
    case noMaker(class: String, base: String)
    /// A class of Apple's that is not there.
    case unavailable(class: String)
    case missingImage(String)
    case missingColor(String)
    case missingFont(String)
    /// A property that no class in the program exposes by that name.
    case unknownKey(String, class: String)
    /// A property whose value is of another type.
    case wrongValue(String, class: String)
    /// Values that the class stops a program for; the object keeps what it begins with.
    case refusedValue(String, class: String, rule: String)
    /// A method that no class in the program exposes by that name.
    case unknownAction(String, class: String)
    case danglingConstraint(String)
    /// A property that has no effect here.
    case noEffect(String)
  }

  /// What was found, without where.
  package var message: String {
    switch kind {
    case .unknownClass(let name, let module?, let base):
      "the class \(module).\(name) is not in the program; \(base) is made in its place"
    case .unknownClass(let name, nil, let base): "the class \(name) is not in the program; \(base) is made in its place"
    case .wrongClass(let name, let base): "the class \(name) is no subclass of \(base), which is made in its place"
    case .noMaker(let name, let base):
      "nothing says how a \(name) is made (expose it with .made); \(base) is made in its place"
    case .unavailable(let name): "\(name) is not there"
    case .missingImage(let name): "there is no image '\(name)'"
    case .missingColor(let name): "there is no color '\(name)'"
    case .missingFont(let name): "there is no font '\(name)'; the system font is used in its place"
    case .unknownKey(let key, let name): "\(name) exposes no property '\(key)'"
    case .wrongValue(let key, let name): "the value for '\(key)' of \(name) is of another type"
    case .refusedValue(let key, let name, let rule): "'\(key)' of \(name) is left out: \(rule)"
    case .unknownAction(let selector, let name): "\(name) exposes no method '\(selector)'"
    case .noEffect(let name): "\(name) of \(element) has no effect here"
    case .danglingConstraint(let why): "a constraint is left out: \(why)"
    }
  }
}

extension NibDiagnostic: CustomStringConvertible {
  package var description: String { "\(path):\(position): \(message)" + (id.map { " (object \($0))" } ?? "") }
}
