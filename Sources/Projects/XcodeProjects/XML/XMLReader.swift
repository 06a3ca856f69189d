import Foundation
import InterfaceBuilder

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

/// Reads XML files of Xcode's: schemes, workspaces, property lists. There are no entities but the five of XML, and none outside of the
/// file.
package enum XMLReader {
  /// Xcode's own files stay below fifteen.
  static let deepestNesting = 128
  private static let maximumBytes = 16 << 20
  private static let maxElements = 2_000_000

  package static func read(_ path: String) throws(XcodeFileError) -> XMLElement {
    try parse(FileSystem.bytes(of: path, limit: maximumBytes), path: path)
  }

  /// - Parameter path: for errors.
  static func parse(_ bytes: [UInt8], path: String) throws(XcodeFileError) -> XMLElement {
    var limits = ReadingLimits()
    limits.bytes = PropertyListReader.maximumBytes
    limits.depth = deepestNesting
    limits.elements = maxElements
    limits.allowsDocumentType = true
    do throws(InterfaceBuilderError) {
      return element(try XMLFile.root(of: Data(bytes), path: path, limits: limits))
    } catch {
      throw XcodeFileError(error)
    }
  }

  /// Recursion is as deep as the limits let elements be.
  private static func element(_ source: SourceElement) -> XMLElement {
    XMLElement(
      name: source.name, attributes: Dictionary(source.attributes.map { ($0.name, $0.value) }) { $1 },
      children: source.children.map(element), text: source.text, line: source.position.line)
  }
}

extension XcodeFileError {
  fileprivate init(_ error: InterfaceBuilderError) {
    let reason: String
    switch error {
    case .unreadable(_, let why), .malformed(_, _, let why), .notInterfaceBuilder(_, _, let why): reason = why
    case .documentType: reason = "the document type declares entities or attributes"
    case .tooLarge(_, _, "open elements", let limit): reason = "more than \(limit) elements are nested"
    case .tooLarge(_, _, let what, let limit): reason = "there are more than \(limit) \(what)"
    }
    self = .syntax(
      path: error.path, line: error.position?.line ?? 1, column: error.position?.column ?? 1, reason: reason)
  }
}
