import CIndexStore

/// A place at which a source refers to a declaration.
struct DeclarationUse: Hashable {
  /// The unified symbol resolution, which identifies the declaration.
  var usr: String
  var name: String
  var line: Int
  var column: Int
}

/// The compiler's index of what sources refer to (`-index-store-path`).
package struct SourceIndex: Sendable {
  /// The path of `libIndexStore` of the compiler that wrote the index.
  package let library: String
  package let folder: String

  package init(library: String, folder: String) {
    self.library = library
    self.folder = folder
  }

  /// Returns the declarations that the source of an object file refers to, or nil if the index does not contain the
  /// object or can't be read.
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
