import CIndexStore

/// A place at which a source refers to a declaration.
struct DeclarationUse: Hashable {
  /// The compiler's name for it, which no other declaration has.
  var usr: String
  var name: String
  var line: Int
  var column: Int
}

/// The compiler's index of what sources refer to (`-index-store-path`).
package struct SourceIndex: Sendable {
  /// libIndexStore of the compiler that wrote it.
  package let library: String
  package let folder: String

  package init(library: String, folder: String) {
    self.library = library
    self.folder = folder
  }

  /// What the source of an object file refers to.
  ///
  /// - Returns: nil where the index does not know the object, or can't be read.
  func uses(inSourceOf object: String) -> [DeclarationUse]? {
    var uses: [DeclarationUse] = []
    let status = withUnsafeMutablePointer(to: &uses) { list in
      index_store_uses(
        library, folder, object,
        { context, use in
          let (list, use) = (context!.assumingMemoryBound(to: [DeclarationUse].self), use!.pointee)
          list.pointee.append(
            DeclarationUse(
              usr: SourceIndex.text(use.usr, use.usrLength), name: SourceIndex.text(use.name, use.nameLength),
              line: Int(use.line), column: Int(use.column)))
        }, list)
    }
    return status == 0 ? uses : nil
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let start else { return "" }
    return start.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }
}
