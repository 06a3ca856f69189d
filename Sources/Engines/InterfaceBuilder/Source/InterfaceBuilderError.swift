/// An error that prevents reading a file. A problem in a part of a readable file is a `Finding`.
package enum InterfaceBuilderError: Error, Equatable, Sendable {
  /// An expected file that is missing or unreadable.
  case unreadable(path: String, reason: String)
  /// Text that is not XML. `reason` comes from libxml2.
  case malformed(path: String, position: SourcePosition, reason: String)
  /// Well-formed XML that is not an iOS document: a root other than `document`, a macOS target, or the old archive
  /// format.
  case notInterfaceBuilder(path: String, position: SourcePosition, reason: String)
  /// A `DOCTYPE`. Interface Builder writes none, and entities can expand small files to large ones.
  case documentType(path: String, position: SourcePosition)
  /// More of `what` (bytes, open elements, elements, attributes of an element) than `limit`.
  case tooLarge(path: String, position: SourcePosition, what: String, limit: Int)

  /// The path of the file that caused the error.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .malformed(let path, _, _), .notInterfaceBuilder(let path, _, _),
      .documentType(let path, _), .tooLarge(let path, _, _, _):
      path
    }
  }

  /// The position in the file, or nil if the file is unreadable.
  package var position: SourcePosition? {
    switch self {
    case .unreadable: nil
    case .malformed(_, let position, _), .notInterfaceBuilder(_, let position, _), .documentType(_, let position),
      .tooLarge(_, let position, _, _):
      position
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .malformed(let path, let position, let reason): "\(path):\(position): malformed: \(reason)"
    case .notInterfaceBuilder(let path, let position, let reason):
      "\(path):\(position): is not an iOS Interface Builder document: \(reason)"
    case .documentType(let path, let position):
      "\(path):\(position): has a document type declaration, which Interface Builder never writes"
    case .tooLarge(let path, let position, let what, let limit): "\(path):\(position): has more than \(limit) \(what)"
    }
  }
}
