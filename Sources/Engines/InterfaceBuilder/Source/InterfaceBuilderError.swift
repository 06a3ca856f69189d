/// Why a file could not be read at all. What is wrong with a part of a file that can be read is a `Finding`.
package enum InterfaceBuilderError: Error, Equatable, Sendable {
  /// A file that should be there and cannot be read.
  case unreadable(path: String, reason: String)
  /// Text that is no XML: `reason` is libxml2's.
  case malformed(path: String, position: SourcePosition, reason: String)
  /// Well-formed XML that is no iOS document: a root other than `document`, a macOS target, the old archive form.
  case notInterfaceBuilder(path: String, position: SourcePosition, reason: String)
  /// A `DOCTYPE`. Interface Builder writes none, and entities are how small files become large ones.
  case documentType(path: String, position: SourcePosition)
  /// More of `what` (bytes, open elements, elements, attributes of an element) than `limit`.
  case tooLarge(path: String, position: SourcePosition, what: String, limit: Int)

  /// The file that the error is about.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .malformed(let path, _, _), .notInterfaceBuilder(let path, _, _),
      .documentType(let path, _), .tooLarge(let path, _, _, _):
      path
    }
  }

  /// Where in the file, nil where no part of it could be read.
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
      "\(path):\(position): is no iOS Interface Builder document: \(reason)"
    case .documentType(let path, let position):
      "\(path):\(position): has a document type declaration, which Interface Builder never writes"
    case .tooLarge(let path, let position, let what, let limit): "\(path):\(position): has more than \(limit) \(what)"
    }
  }
}
