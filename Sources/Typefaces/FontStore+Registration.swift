extension FontStore {
  func register(file path: String) throws(FontError) -> [String] {
    try locked { () throws(FontError) in
      if let known = registered.first(where: { $0.path == path }) {
        return known.faces.map(\.postScriptName)
      }
      var faces: [InstalledFace] = []
      // The first face must be there; a collection goes on until its end.
      faces.append(FontStore.description(of: try self.face(path: path), path: path))
      while faces.count < FontStore.collectionLimit, let next = try? self.face(path: path, index: faces.count) {
        faces.append(FontStore.description(of: next, path: path))
      }
      registered.append((path, faces))
      fallbacks.removeAll()
      return faces.map(\.postScriptName)
    }
  }

  func unregister(file path: String) -> Bool {
    locked {
      let count = registered.count
      registered.removeAll { $0.path == path }
      fallbacks.removeAll()
      return registered.count < count
    }
  }

  static func description(of face: FontFace, path: String) -> InstalledFace {
    InstalledFace(
      path: path, index: face.index, families: [face.familyName], styleName: face.styleName,
      fullName: face.familyName + (face.styleName.isEmpty ? "" : " " + face.styleName),
      postScriptName: face.postScriptName, weight: face.weight, isItalic: face.isItalic,
      isMonospaced: face.isMonospaced, hasColor: face.hasColor, characters: nil)
  }

  /// A hostile collection may claim four billion faces.
  private static let collectionLimit = 256
}
