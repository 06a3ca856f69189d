import RuntimeSupport

/// A preview that a module of the program declares.
@MainActor
package struct RegisteredPreview {
  /// The title: its name or else its file's name, with the line if the file has other unnamed previews.
  ///
  /// Titles may not be unique; `module` and `fileID` distinguish such previews.
  package let title: String
  /// The module and the file name, "Module/File.swift".
  package let fileID: String
  package let line: Int
  package let preview: Preview

  package var module: String { String(fileID.prefix { $0 != "/" }) }
}

extension RegisteredPreview {
  /// The previews of the program, sorted by module, file and line.
  ///
  /// They include those of loaded libraries. The body of a preview isn't called. Reading it searches all conformances
  /// of the program and sorts the result, so callers should store it.
  package static var all: [RegisteredPreview] {
    var namelessInFile: [String: Int] = [:]
    var previews: [RegisteredPreview] = []
    for registry in registries.sorted(by: { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }) {
      let preview = makePreview(of: registry)
      let file = fileName(of: registry.fileID)
      if preview.name == nil { namelessInFile[registry.fileID, default: 0] += 1 }
      previews.append(
        RegisteredPreview(
          title: preview.name ?? file, fileID: registry.fileID, line: registry.line, preview: preview))
    }
    return previews.map { preview in
      guard preview.preview.name == nil, namelessInFile[preview.fileID]! > 1 else { return preview }
      return RegisteredPreview(
        title: "\(preview.title):\(preview.line)", fileID: preview.fileID, line: preview.line, preview: preview.preview)
    }
  }

  private static func makePreview(of registry: any PreviewRegistry.Type) -> Preview {
    do {
      return try registry.makePreview()
    } catch {
      fatalError("cannot create the preview at \(registry.fileID):\(registry.line): \(error)")
    }
  }

  /// Returns the name of the file in "Module/File.swift", without its extension.
  private static func fileName(of fileID: String) -> String {
    let name = fileID.drop { $0 != "/" }.dropFirst()
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }

  private static var registries: [any PreviewRegistry.Type] {
    ConformingTypes.all(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
  }
}
