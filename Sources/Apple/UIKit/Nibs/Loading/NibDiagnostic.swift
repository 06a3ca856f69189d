import InterfaceBuilder

/// A missing object that a nib refers to, such as a class, an image or a property that isn't exposed. Loading
/// continues.
package struct NibDiagnostic: Hashable, Sendable {
  package let kind: Kind
  package let path: String
  package let position: SourcePosition
  /// The element with the reference.
  package let element: String
  /// The id of the element or of its nearest ancestor with one.
  package let id: String?

  package enum Kind: Hashable, Sendable {
    /// A custom class that the program doesn't contain; `base` was created instead.
    case unknownClass(name: String, module: String?, base: String)
    /// A class in the program that doesn't inherit from the required one.
    case wrongClass(name: String, base: String)
    /// A class in the program without a known initializer; `base` was created instead.
    case noMaker(class: String, base: String)
    /// A class of Apple's that isn't available.
    case unavailable(class: String)
    case missingImage(String)
    case missingColor(String)
    case missingFont(String)
    /// A property that no class in the program exposes by that name.
    case unknownKey(String, class: String)
    /// A property whose value has another type.
    case wrongValue(String, class: String)
    /// Values that would stop a program; the object keeps its default.
    case refusedValue(String, class: String, rule: String)
    /// A method that no class in the program exposes by that name.
    case unknownAction(String, class: String)
    case danglingConstraint(String)
    /// A property that has no effect here.
    case noEffect(String)
  }

  /// The message without the position.
  package var message: String {
    switch kind {
    case .unknownClass(let name, let module?, let base):
      "the class \(module).\(name) is not in the program; using \(base)"
    case .unknownClass(let name, nil, let base): "the class \(name) is not in the program; using \(base)"
    case .wrongClass(let name, let base): "the class \(name) is not a subclass of \(base); using \(base)"
    case .noMaker(let name, let base):
      "\(name) cannot be created from a nib (expose it with .made); using \(base)"
    case .unavailable(let name): "\(name) is not available"
    case .missingImage(let name): "there is no image '\(name)'"
    case .missingColor(let name): "there is no color '\(name)'"
    case .missingFont(let name): "there is no font '\(name)'; using the system font"
    case .unknownKey(let key, let name): "\(name) exposes no property '\(key)'"
    case .wrongValue(let key, let name): "the value for '\(key)' of \(name) has the wrong type"
    case .refusedValue(let key, let name, let rule): "'\(key)' of \(name) is ignored: \(rule)"
    case .unknownAction(let selector, let name): "\(name) exposes no method '\(selector)'"
    case .noEffect(let name): "\(name) of \(element) has no effect in ViewCode"
    case .danglingConstraint(let why): "a constraint is omitted: \(why)"
    }
  }
}

extension NibDiagnostic: CustomStringConvertible {
  package var description: String { "\(path):\(position): \(message)" + (id.map { " (object \($0))" } ?? "") }
}
