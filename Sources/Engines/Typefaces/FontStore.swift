import Synchronization

/// The state of `FontCatalog`: opened faces, created fonts, and installed and registered faces.
///
/// Unchecked: a lock guards the mutable state.
final class FontStore: @unchecked Sendable {
  static let shared = FontStore()

  /// The key of an opened face: its file, index and position on its axes.
  struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontVariation]
  }

  // Everything below is used only under this lock. FreeType's lock may be acquired while it is held, but not the
  // reverse.
  let lock = Mutex<Void>(())
  var faces: [FaceKey: FontFace] = [:]
  var facesByIdentifier: [Int: FontFace] = [:]
  var fonts: [FontRequest: FontInstance] = [:]
  var slots: [Int: GlyphSlots] = [:]
  var systemFiles: SystemFontFiles?
  var systemFile: String?
  var kerningFace: FontFace?
  var registered: [(path: String, faces: [InstalledFace])] = [] {
    didSet { named.removeAll() }
  }
  /// The requests by name, for any size, or nil for no font. The comparison of a name with those of all faces is slow.
  var named: [FontName: FontRequest?] = [:]
  var fallbacks: [FallbackKey: InstalledFace?] = [:]
  /// The blocks of missing characters that were reported.
  var missingBlocks: Set<UInt32> = []
  private var installedFaces: [InstalledFace]?
  /// The listener, with a separate lock because it may request fonts.
  let missingCharacterListener = Mutex<(@Sendable (MissingCharacter) -> Void)?>(nil)

  /// The forms of names in requests.
  enum FontName: Hashable {
    case font(String)
    case family(String, FontWeight, isItalic: Bool)
  }

  /// The limit of cached fonts, for programs that animate a font's size.
  static let fontLimit = 1024

  func locked<Result: Sendable, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try lock.withLock { (_: inout sending Void) throws(Failure) -> Result in try body() }
  }

  var systemFontFile: String? {
    get { locked { systemFile } }
    set {
      locked {
        systemFile = newValue
        fonts.removeAll()
      }
    }
  }

  func font(for request: FontRequest) throws(FontError) -> FontInstance {
    try locked { () throws(FontError) in try makeFont(for: request) }
  }

  // MARK: - Under the lock

  /// The installed faces, which fontconfig lists once.
  var installed: [InstalledFace] {
    if let installedFaces {
      return installedFaces
    }
    let faces = FontconfigLibrary.installedFaces()
    installedFaces = faces
    return faces
  }

  /// All faces. Registered ones precede installed ones.
  var known: [InstalledFace] {
    registered.flatMap(\.faces) + installed
  }

  func face(path: String, index: Int = 0, variations: [FontVariation] = []) throws(FontError) -> FontFace {
    let key = FaceKey(path: path, index: index, variations: variations)
    if let face = faces[key] {
      return face
    }
    let face = try FontFace(path: path, index: index, variations: variations)
    faces[key] = face
    facesByIdentifier[face.identifier] = face
    return face
  }

  func makeFont(for request: FontRequest) throws(FontError) -> FontInstance {
    if let font = fonts[request] {
      return font
    }
    let font =
      switch request.source {
      case .system(let design): try makeSystemFont(design, for: request)
      case .face(let identifier): makePlainFont(of: identifier, for: request)
      }
    if fonts.count >= FontStore.fontLimit {
      fonts.removeAll(keepingCapacity: true)
    }
    fonts[request] = font
    return font
  }

  private func makePlainFont(of identifier: Int, for request: FontRequest) -> FontInstance {
    guard let face = facesByIdentifier[identifier] else {
      fatalError("A font request refers to face \(identifier), which is not open")
    }
    var metrics = FontInstance.Metrics(of: face)
    switch request.lineMetrics {
    case .own:
      break
    case .system:
      metrics.ascent = SystemFontModel.ascent
      metrics.descent = SystemFontModel.descent
      metrics.leading = 0
    case .alias(let family, let weight):
      let alias = FontAliases.alias(forFamily: family)?.inWeight(weight)
      metrics.ascent = alias?.ascent ?? metrics.ascent
      metrics.descent = alias?.descent ?? metrics.descent
      metrics.leading = alias?.leading ?? metrics.leading
    }
    let needsSlant = request.isItalic && !face.isItalic && !face.hasColor
    let scale = face.hasColor ? EmojiScale.factor(for: face, size: request.size) : 1
    return FontInstance(
      face: face, pointSize: request.size, drawingSize: request.size * scale,
      description: FontInstance.Description(
        familyName: request.familyName.isEmpty ? face.familyName : request.familyName,
        postScriptName: request.postScriptName.isEmpty ? face.postScriptName : request.postScriptName,
        weight: face.weight, isItalic: face.isItalic || needsSlant, isMonospaced: face.isMonospaced),
      metrics: metrics, widths: scale == 1 ? .own : .scaled(scale), features: request.features,
      slant: needsSlant ? FontStore.slant : 0,
      request: request)
  }

  /// The shear of a synthetic italic, about 12 degrees.
  static let slant = 0.21
}
