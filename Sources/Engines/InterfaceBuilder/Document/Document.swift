import Foundation

/// A XIB or a storyboard.
///
/// The initializer reads the tree of elements and validates it; `findings` lists everything that is unknown or
/// inconsistent. Values are parsed on access.
package struct Document: Sendable {
  /// The root element.
  package let element: SourceElement
  package let kind: Kind
  /// The unknown elements and dangling references, in the order of the file, up to the limit.
  package let findings: [Finding]
  /// The total number of findings.
  package let findingCount: Int

  package enum Kind: Sendable { case xib, storyboard }

  /// Reads a file.
  ///
  /// - Parameter path: The name of the file in errors and findings.
  package init(data: Data, path: String, limits: ReadingLimits = ReadingLimits()) throws(InterfaceBuilderError) {
    let tree = try SourceReader(path: path, limits: limits).read(data)
    let root = SourceElement(tree: tree, index: 0)
    kind = try Self.kind(of: root)
    element = root
    var validator = Validator(tree: tree, limit: limits.findings)
    validator.run()
    findings = validator.findings
    findingCount = validator.count
  }

  package init(path: String, limits: ReadingLimits = ReadingLimits()) throws(InterfaceBuilderError) {
    let data: Data
    do {
      // The size is checked first, so that devices and huge files are never read.
      let values = try FileManager.default.attributesOfItem(atPath: path)
      guard values[.type] as? FileAttributeType != .typeDirectory else {
        throw InterfaceBuilderError.unreadable(path: path, reason: "is a folder")
      }
      if let size = values[.size] as? Int, size > limits.bytes {
        let start = SourcePosition(line: 1, column: 1)
        throw InterfaceBuilderError.tooLarge(path: path, position: start, what: "bytes", limit: limits.bytes)
      }
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as InterfaceBuilderError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: "the file does not exist, or is not readable")
    }
    try self.init(data: data, path: path, limits: limits)
  }

  private static func kind(of root: SourceElement) throws(InterfaceBuilderError) -> Kind {
    func refuse(_ reason: String) -> InterfaceBuilderError {
      .notInterfaceBuilder(path: root.tree.path, position: root.position, reason: reason)
    }
    guard root.name == "document" else {
      throw refuse(
        root.name == "archive" ? "Xcode 4 or earlier saved it" : "its root element is \(root.name.prefix(60))")
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .xib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case nil: throw refuse("it has no type")
    case let type?: throw refuse("its type is \(type.prefix(100))")
    }
  }

  package var path: String { element.tree.path }
  /// The number of elements in the file.
  package var elementCount: Int { element.tree.records.count }

  /// Returns the object of an id.
  package func object(_ id: String) -> Object? {
    element.referenced(id).map(Object.init)
  }
}

extension Document: CustomStringConvertible {
  package var description: String { "\(path): \(elementCount) elements, \(findingCount) findings" }
}
