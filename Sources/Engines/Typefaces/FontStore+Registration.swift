extension FontStore {
  func register(file path: String) throws(FontError) -> [String] {
    try locked { () throws(FontError) in
      if let known = registered.first(where: { $0.path == path }) {
        return known.faces.map(\.postScriptName)
      }
      // The first face must exist. A collection is read to its end.
      var faces = members(of: try self.face(path: path), path: path)
      var index = 1
      while index < FontStore.collectionLimit, let next = try? self.face(path: path, index: index) {
        faces += members(of: next, path: path)
        index += 1
      }
      registered.append((path, faces))
      fallbacks.removeAll()
      return faces.map(\.postScriptName)
    }
  }

  func isRegistered(file path: String) -> Bool {
    locked { registered.contains { $0.path == path } }
  }

  func unregister(file path: String) -> Bool {
    locked {
      let count = registered.count
      registered.removeAll { $0.path == path }
      fallbacks.removeAll()
      return registered.count < count
    }
  }

  /// Returns the named instances of a face, which are the named fonts of a variable font, or else the face.
  private func members(of face: FontFace, path: String) -> [InstalledFace] {
    let count = min(face.namedInstanceCount, FontStore.collectionLimit)
    let instances = (0..<count).compactMap { try? self.face(path: path, index: face.index | ($0 + 1) << 16) }
    return (instances.isEmpty ? [face] : instances).map { FontStore.description(of: $0, path: path) }
  }

  static func description(of face: FontFace, path: String) -> InstalledFace {
    InstalledFace(
      path: path, index: face.index, families: [face.familyName], styleName: face.styleName,
      fullName: face.familyName + (face.styleName.isEmpty ? "" : " " + face.styleName),
      postScriptName: face.postScriptName, weight: face.weight, isItalic: face.isItalic,
      isMonospaced: face.isMonospaced, hasColor: face.hasColor, characters: nil)
  }

  /// The limit of faces and instances, because a malicious collection may claim four billion faces, and a face as many
  /// instances.
  private static let collectionLimit = 256
}
