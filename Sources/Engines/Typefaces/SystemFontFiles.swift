import Glibc

/// The files that draw the system font, and the choice of one for a weight, a slant and a size.
struct SystemFontFiles: Sendable {
  struct Choice: Hashable, Sendable {
    var path: String
    var index = 0
    var variations: [FontVariation] = []
    /// Whether the glyphs must be sheared, because the file has no italic.
    var needsSlant = false
  }

  enum Source: Sendable {
    /// One file for each style in a directory: `Inter-SemiBoldItalic.otf`, `InterDisplay-Bold.otf`.
    case directory(String, fileExtension: String)
    /// A variable font, and its italic if that is a separate file.
    case variable(upright: String, italic: String?)
    /// Faces that fontconfig lists.
    case installed([InstalledFace])
  }

  static let debianPackage = "fonts-inter"
  static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/rsms-inter-vf-fonts", "/usr/local/share/fonts/inter",
    "/usr/local/share/fonts",
  ]

  let source: Source

  /// Searches the well-known directories, and then fontconfig.
  static func locate(
    in directories: [String] = directories, installed: () -> [InstalledFace]
  ) throws(FontError) -> SystemFontFiles {
    for directory in directories {
      for fileExtension in ["otf", "ttf"] where exists("\(directory)/Inter-Regular.\(fileExtension)") {
        return SystemFontFiles(source: .directory(directory, fileExtension: fileExtension))
      }
      for (upright, italic) in [
        ("InterVariable.ttf", "InterVariable-Italic.ttf"), ("Inter[opsz,wght].ttf", "Inter-Italic[opsz,wght].ttf"),
        ("Inter-roman.var.ttf", "Inter-italic.var.ttf"),
      ] where exists("\(directory)/\(upright)") {
        let italicPath = "\(directory)/\(italic)"
        return SystemFontFiles(
          source: .variable(upright: "\(directory)/\(upright)", italic: exists(italicPath) ? italicPath : nil))
      }
    }
    let faces = installed().filter { ["Inter", "Inter Variable", "Inter Display"].contains($0.familyName) }
    guard !faces.isEmpty else {
      throw .systemFontMissing(searched: directories, debianPackage: debianPackage)
    }
    return SystemFontFiles(source: .installed(faces))
  }

  /// Returns the face of a style, or the nearest one.
  ///
  /// In Apple's guidelines, the display design begins at 20 points. The drawing face follows them.
  func choice(weight: FontWeight, isItalic: Bool, size: Double) -> Choice {
    let wantsDisplay = size >= 20
    switch source {
    case .variable(let upright, let italic):
      return Choice(
        path: isItalic ? italic ?? upright : upright,
        variations: SystemFontFiles.variations(weight: weight, size: size), needsSlant: isItalic && italic == nil)
    case .directory(let directory, let fileExtension):
      let nearby = FontWeight.all.sorted { left, right in
        (abs(left.css - weight.css), left.css) < (abs(right.css - weight.css), right.css)
      }
      for family in wantsDisplay ? ["InterDisplay", "Inter"] : ["Inter"] {
        for weight in nearby {
          for italic in isItalic ? [true, false] : [false] {
            let style = SystemFontFiles.styleName(weight: weight, isItalic: italic)
            let path = "\(directory)/\(family)-\(style).\(fileExtension)"
            if SystemFontFiles.exists(path) {
              return Choice(path: path, needsSlant: isItalic && !italic)
            }
          }
        }
      }
      return Choice(path: "\(directory)/Inter-Regular.\(fileExtension)", needsSlant: isItalic)
    case .installed(let faces):
      let best = faces.min { left, right in
        key(left, weight, isItalic, wantsDisplay) < key(right, weight, isItalic, wantsDisplay)
      }
      guard let best else {
        fatalError("SystemFontFiles requires at least one face")
      }
      return Choice(path: best.path, index: best.index, needsSlant: isItalic && !best.isItalic)
    }
  }

  /// Returns the axis values. The optical size is a whole number within the axes of Inter and Apple's font, which
  /// limits the number of fonts when an animation changes the size.
  static func variations(weight: FontWeight, size: Double) -> [FontVariation] {
    [
      FontVariation(tag: FontVariation.weightTag, value: Double(weight.css)),
      FontVariation(tag: FontVariation.opticalSizeTag, value: min(max(size.rounded(), 14), 32)),
    ]
  }

  private func key(_ face: InstalledFace, _ weight: FontWeight, _ isItalic: Bool, _ display: Bool) -> (Int, Int, Int) {
    let isDisplay = face.families.contains("Inter Display")
    return (isDisplay == display ? 0 : 1, face.isItalic == isItalic ? 0 : 1, abs(face.weight.css - weight.css))
  }

  private static func styleName(weight: FontWeight, isItalic: Bool) -> String {
    let name =
      switch weight.css {
      case ..<150: "Thin"
      case ..<250: "ExtraLight"
      case ..<350: "Light"
      case ..<450: "Regular"
      case ..<550: "Medium"
      case ..<650: "SemiBold"
      case ..<750: "Bold"
      case ..<850: "ExtraBold"
      default: "Black"
      }
    guard isItalic else {
      return name
    }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  private static func exists(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }
}
