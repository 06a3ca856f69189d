import Foundation

/// A XIB or a storyboard.
///
/// Reading makes the tree of elements, checks all of it against what is known, and keeps what is not as `findings`; the
/// values themselves are read when they are asked for.
package struct Document: Sendable {
  /// The root element.
  package let element: SourceElement
  package let kind: Kind
  /// What is not understood, or refers to nothing, in the order of the file; not more than the limit.
  package let findings: [Finding]
  /// How many findings there are in all.
  package let findingCount: Int

  package enum Kind: Sendable { case xib, storyboard }

  /// Reads a file. `path` is what errors and findings call it.
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
      // The size first, so that a device or a huge file is never read.
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
      throw .unreadable(path: path, reason: "there is no such file, or it may not be read")
    }
    try self.init(data: data, path: path, limits: limits)
  }

  private static func kind(of root: SourceElement) throws(InterfaceBuilderError) -> Kind {
    func refuse(_ reason: String) -> InterfaceBuilderError {
      .notInterfaceBuilder(path: root.tree.path, position: root.position, reason: reason)
    }
    guard root.name == "document" else {
      throw refuse(
        root.name == "archive" ? "it is of Xcode 4 or before" : "its root element is \(root.name.prefix(60))")
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .xib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case nil: throw refuse("it has no type")
    case let type?: throw refuse("its type is \(type.prefix(100))")
    }
  }

  package var path: String { element.tree.path }
  /// How many elements the file has.
  package var elementCount: Int { element.tree.records.count }

  /// The object of that id.
  package func object(_ id: String) -> Object? {
    element.referenced(id).map(Object.init)
  }
}

extension Document: CustomStringConvertible {
  package var description: String { "\(path): \(elementCount) elements, \(findingCount) findings" }
}
