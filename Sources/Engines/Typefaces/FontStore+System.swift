extension FontStore {
  func makeSystemFont(_ design: FontDesign, for request: FontRequest) throws(FontError) -> FontInstance {
    switch design {
    case .standard, .rounded: try makeRecordedFont(design, for: request)
    case .monospaced, .serif: try makeStandIn(design, for: request)
    }
  }

  /// Returns the face with the pair adjustments of the system font: Inter's text design in its regular weight, for
  /// every weight and size. `SystemFontKerning` explains the reason. Returns nil if a file of the user draws the font.
  func systemKerningFace() -> FontFace? {
    guard systemFile == nil, let files = try? systemFontFiles() else {
      return nil
    }
    if let kerningFace {
      return kerningFace
    }
    let choice = files.choice(weight: .regular, isItalic: false, size: 17)
    kerningFace = try? face(path: choice.path, index: choice.index, variations: choice.variations)
    return kerningFace
  }

  /// Creates a font with Inter's glyphs and Apple's recorded metrics. No free typeface similar to SF Rounded is
  /// packaged, so the rounded design is the standard one with Inter's round quotes and commas.
  private func makeRecordedFont(_ design: FontDesign, for request: FontRequest) throws(FontError) -> FontInstance {
    let choice = try systemChoice(for: request)
    let face = try face(path: choice.path, index: choice.index, variations: choice.variations)
    let slots = glyphSlots(of: face)
    let em = Double(face.unitsPerEm)
    let widths = RecordedWidths(
      face: face, slots: slots, weight: request.weight, size: request.size, isItalic: request.isItalic,
      tabularDigits: request.features.contains { $0.tag == FontFeature("tnum").tag && $0.value != 0 })
    // Scaling the capitals to Apple's height also gives the lowercase letters nearly Apple's height: 0.5285 em instead
    // of the recorded 0.5264 in Inter's text design, and 0.5055 instead of 0.5078 in its display design.
    let drawingScale = face.capHeight > 0 ? SystemFontModel.capHeight * em / face.capHeight : 1
    // Tabular digits only affect the widths, which are set above.
    var features = request.features.filter { $0.tag != FontFeature("tnum").tag }
    if design == .rounded {
      features.insert(FontFeature("ss03"), at: 0)
    }
    return FontInstance(
      face: face, pointSize: request.size, drawingSize: request.size * drawingScale,
      description: systemDescription(design, for: request),
      metrics: systemMetrics(of: face, for: request), widths: .recorded(widths), features: features,
      slant: choice.needsSlant ? FontStore.slant : 0, systemKerning: kerning(for: request), request: request)
  }

  private func kerning(for request: FontRequest) -> SystemFontKerning? {
    systemKerningFace().map { face in
      let drawingScale = SystemFontModel.capHeight * Double(face.unitsPerEm) / max(face.capHeight, 1)
      return SystemFontKerning(
        weight: request.weight, size: request.size, stretch: request.stretch, faceScale: drawingScale)
    }
  }

  /// Creates a monospaced or serif font from another free family, scaled to the capitals of the system font.
  private func makeStandIn(_ design: FontDesign, for request: FontRequest) throws(FontError) -> FontInstance {
    let families =
      design == .monospaced
      ? ["JetBrains Mono", "Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"]
      : ["Source Serif 4", "Noto Serif", "Liberation Serif", "DejaVu Serif"]
    guard
      let found = families.lazy.compactMap({ family in
        self.nearest(in: self.known.filter { $0.families.contains(family) }, request.weight, request.isItalic)
      }).first, let face = try? face(path: found.path, index: found.index)
    else {
      // Without such a family, Inter is used with the widths of the design.
      return try makeRecordedFont(design, for: request)
    }
    let em = Double(face.unitsPerEm)
    var scale = face.capHeight > 0 ? SystemFontModel.capHeight * em / face.capHeight : 1
    var widths = GlyphWidths.own
    if design == .monospaced {
      widths = .fixed(SystemFontModel.monospacedAdvance)
      // Letters stay within their cells.
      if let glyph = face.glyph(for: "0"), face.advance(of: glyph) > 0 {
        scale = min(scale, SystemFontModel.monospacedAdvance * em / face.advance(of: glyph))
      }
    } else {
      widths = .scaled(scale)
    }
    var metrics = systemMetrics(of: face, for: request)
    metrics.xHeight = face.xHeight / em * scale
    metrics.capHeight = face.capHeight / em * scale
    return FontInstance(
      face: face, pointSize: request.size, drawingSize: request.size * scale,
      description: systemDescription(design, for: request), metrics: metrics, widths: widths,
      features: request.features, slant: request.isItalic && !face.isItalic ? FontStore.slant : 0, request: request)
  }

  private func systemChoice(for request: FontRequest) throws(FontError) -> SystemFontFiles.Choice {
    if let systemFile {
      return SystemFontFiles.Choice(
        path: systemFile,
        variations: SystemFontFiles.variations(weight: request.weight, size: request.size),
        needsSlant: request.isItalic)
    }
    return try systemFontFiles().choice(weight: request.weight, isItalic: request.isItalic, size: request.size)
  }

  private func systemFontFiles() throws(FontError) -> SystemFontFiles {
    if let systemFiles {
      return systemFiles
    }
    let files = try SystemFontFiles.locate { installed }
    systemFiles = files
    return files
  }

  private func glyphSlots(of face: FontFace) -> GlyphSlots {
    if let known = slots[face.identifier] {
      return known
    }
    let made = GlyphSlots(of: face)
    slots[face.identifier] = made
    return made
  }

  private func systemMetrics(of face: FontFace, for request: FontRequest) -> FontInstance.Metrics {
    var metrics = FontInstance.Metrics(of: face)
    metrics.ascent = SystemFontModel.ascent
    metrics.descent = SystemFontModel.descent
    metrics.leading = 0
    metrics.capHeight = SystemFontModel.capHeight
    metrics.xHeight = SystemFontModel.xHeight(weight: request.weight, size: request.size)
    return metrics
  }

  /// Returns the names that UIKit displays for its system font.
  private func systemDescription(_ design: FontDesign, for request: FontRequest) -> FontInstance.Description {
    let (family, prefix) =
      switch design {
      case .standard: (".AppleSystemUIFont", ".SFUI")
      case .rounded: (".AppleSystemUIFontRounded", ".SFUIRounded")
      case .monospaced: (".AppleSystemUIFontMonospaced", ".SFUIMono")
      case .serif: (".AppleSystemUIFontSerif", ".NewYork")
      }
    let style =
      switch request.weight.css {
      case ..<150: "Ultralight"
      case ..<250: "Thin"
      case ..<350: "Light"
      case ..<450: "Regular"
      case ..<550: "Medium"
      case ..<650: "Semibold"
      case ..<750: "Bold"
      case ..<850: "Heavy"
      default: "Black"
      }
    return FontInstance.Description(
      familyName: family, postScriptName: "\(prefix)-\(style)\(request.isItalic ? "Italic" : "")",
      weight: request.weight, isItalic: request.isItalic, isMonospaced: design == .monospaced, design: design)
  }
}
