extension FontStore {
  var families: [String] {
    locked { Array(Set(known.map(\.familyName).filter { !$0.isEmpty })).sorted() }
  }

  var faceSummaries: [FaceSummary] {
    locked {
      known.filter { !$0.postScriptName.isEmpty }.map {
        FaceSummary(
          familyName: $0.familyName, styleName: $0.styleName, fullName: $0.fullName, postScriptName: $0.postScriptName,
          weight: $0.weight, isItalic: $0.isItalic, isMonospaced: $0.isMonospaced)
      }
    }
  }

  func fontNames(inFamily family: String) -> [String] {
    locked {
      let folded = FontAliases.folded(family)
      let faces = known.filter { FontAliases.folded($0.familyName) == folded }
      return Array(Set(faces.map(\.postScriptName).filter { !$0.isEmpty })).sorted()
    }
  }

  func font(named name: String, size: Double) -> FontInstance? {
    locked { remembered(.font(name), size) { find(named: name, size: size) } }
  }

  func font(family: String, weight: FontWeight, isItalic: Bool, size: Double) -> FontInstance? {
    locked {
      remembered(.family(family, weight, isItalic: isItalic), size) {
        font(inFamily: family, among: known, weight, isItalic, size)
      }
    }
  }

  func variant(
    of font: FontInstance, weight: FontWeight?, isItalic: Bool?, features: [FontFeature]?, size: Double?
  ) -> FontInstance {
    guard var request = font.request else {
      return font
    }
    return locked {
      let changesFace = weight ?? request.weight != request.weight || isItalic ?? request.isItalic != request.isItalic
      request.size = size ?? request.size
      request.weight = weight ?? request.weight
      request.isItalic = isItalic ?? request.isItalic
      request.features = features ?? request.features
      if case .face = request.source, changesFace {
        let family = font.face.familyName
        let faces = known.filter { $0.families.contains(family) }
        if let found = nearest(in: faces, request.weight, request.isItalic),
          let face = try? face(path: found.path, index: found.index)
        {
          request.source = .face(face.identifier)
          request.postScriptName = ""
          if case .alias(let family, _) = request.lineMetrics, let alias = FontAliases.alias(forFamily: family) {
            request.lineMetrics = .alias(family, request.weight)
            request.stretch = alias.inWeight(request.weight).stretch
            request.postScriptName = alias.postScriptName(
              isBold: found.weight >= .semibold, isItalic: request.isItalic)
          }
        }
      }
      return (try? makeFont(for: request)) ?? font
    }
  }

  // MARK: - Under the lock

  /// Returns the cached result for a name, or finds and caches it.
  private func remembered(_ name: FontName, _ size: Double, find: () -> FontInstance?) -> FontInstance? {
    if let known = named[name] {
      guard var request = known else { return nil }
      request.size = size
      return try? makeFont(for: request)
    }
    let font = find()
    if named.count >= FontStore.fontLimit { named.removeAll(keepingCapacity: true) }
    named[name] = .some(font?.request)
    return font
  }

  private func find(named name: String, size: Double) -> FontInstance? {
    let folded = FontAliases.folded(name)
    let faces = known
    if let exact = faces.first(where: {
      FontAliases.folded($0.postScriptName) == folded || FontAliases.folded($0.fullName) == folded
    }) {
      return plainFont(exact, size: size)
    }
    if let found = font(inFamily: name, among: faces, .regular, false, size) {
      return found
    }
    let parts = FontAliases.parts(ofPostScriptName: name)
    guard let alias = FontAliases.alias(forFamily: parts.family) else {
      return nil
    }
    return aliased(alias, parts.family, among: faces, parts.weight, parts.isItalic, size, name: name)
  }

  /// Returns the face that is nearest in slant, then in weight. The lighter one of two equally near faces wins.
  func nearest(in faces: [InstalledFace], _ weight: FontWeight, _ isItalic: Bool) -> InstalledFace? {
    faces.min { left, right in
      let leftKey = (left.isItalic == isItalic ? 0 : 1, abs(left.weight.css - weight.css), left.weight.css)
      return leftKey < (right.isItalic == isItalic ? 0 : 1, abs(right.weight.css - weight.css), right.weight.css)
    }
  }

  func plainFont(
    _ installed: InstalledFace, size: Double, isItalic: Bool? = nil, lineMetrics: FontRequest.LineMetrics = .own,
    familyName: String = "", postScriptName: String = "", stretch: Double = 1
  ) -> FontInstance? {
    // A damaged file is treated as missing.
    guard let face = try? face(path: installed.path, index: installed.index) else {
      return nil
    }
    return try? makeFont(
      for: FontRequest(
        source: .face(face.identifier), size: size, weight: face.weight, isItalic: isItalic ?? face.isItalic,
        features: [], familyName: familyName, postScriptName: postScriptName, lineMetrics: lineMetrics,
        stretch: stretch))
  }

  private func font(
    inFamily family: String, among faces: [InstalledFace], _ weight: FontWeight, _ isItalic: Bool, _ size: Double
  ) -> FontInstance? {
    let folded = FontAliases.folded(family)
    let members = faces.filter { face in face.families.contains { FontAliases.folded($0) == folded } }
    if let found = nearest(in: members, weight, isItalic) {
      return plainFont(found, size: size, isItalic: isItalic)
    }
    return FontAliases.alias(forFamily: folded).flatMap {
      aliased($0, folded, among: faces, weight, isItalic, size)
    }
  }

  /// Returns a free family instead of Apple's, with Apple's names.
  ///
  /// - Parameter name: The requested PostScript name, which may contain a style that the free family lacks.
  private func aliased(
    _ alias: FontAliases.Alias, _ family: String, among faces: [InstalledFace], _ weight: FontWeight,
    _ isItalic: Bool, _ size: Double, name: String? = nil
  ) -> FontInstance? {
    for substitute in alias.substitutes {
      if let found = nearest(in: faces.filter { $0.families.contains(substitute) }, weight, isItalic) {
        return plainFont(
          found, size: size, isItalic: isItalic, lineMetrics: .alias(family, weight), familyName: alias.family,
          postScriptName: name ?? alias.postScriptName(isBold: found.weight >= .semibold, isItalic: isItalic),
          stretch: alias.inWeight(weight).stretch)
      }
    }
    return nil
  }
}
