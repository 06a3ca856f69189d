import Foundation
import InterfaceBuilder

/// An element of an XML file, with the XML features that Xcode's files use: names, attributes, texts and children.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [XMLElement]
  /// The text directly within the element, with expanded entities.
  package var text: String
  package var line: Int

  /// Returns the first child with a name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

/// A reader for Xcode's XML files: schemes, workspaces, property lists. Only the five predefined entities of XML are
/// supported, and no external ones.
package enum XMLReader {
  /// The maximum depth. Xcode's own files have less than fifteen levels.
  static let deepestNesting = 128
  private static let maximumBytes = 16 << 20
  private static let maxElements = 2_000_000

  package static func read(_ path: String) throws(XcodeFileError) -> XMLElement {
    try parse(FileSystem.bytes(of: path, limit: maximumBytes), path: path)
  }

  /// Reads a file.
  ///
  /// - Parameter path: The path for error messages.
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

  /// Returns the converted element. The depth of the recursion is limited by the reader.
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
