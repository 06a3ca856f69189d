import CoreGraphics
import Foundation
import Synchronization
import Typefaces

/// What the names of symbols look like.
///
/// A name is looked up as it is; else its last component (`.fill`, `.circle`, `.slash`, `.badge.plus`) is taken to change
/// what the rest of it names.
enum SymbolLibrary {
  private struct DrawingKey: Hashable {
    let name: String
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    let pixelsPerPoint: CGFloat
  }

  private static let shapes = Mutex<[String: SymbolShape]>([:])
  private static let drawings = Mutex<[DrawingKey: ImageDrawing]>([:])

  /// Names come from programs, few of them; more than this many are no names.
  private static let mostShapes = 4096
  private static let mostDrawings = 512

  /// The drawing of a name. Those of one colour are kept with their pixels, so that each is drawn once.
  static func drawing(named name: String, style: SymbolStyle, pixelsPerPoint: CGFloat) -> ImageDrawing {
    let shape = shape(named: name)
    func make() -> ImageDrawing {
      ImageDrawing(SymbolDrawing(name, shape: shape, style: style, pixelsPerPoint: pixelsPerPoint))
    }
    guard style.colors == .monochrome else { return make() }
    let key = DrawingKey(
      name: name, pointSize: style.pointSize, weight: style.weight, scale: style.scale, pixelsPerPoint: pixelsPerPoint)
    return drawings.withLock { drawings in
      if let known = drawings[key] { return known }
      if drawings.count >= mostDrawings { drawings = [:] }
      let drawing = make()
      drawings[key] = drawing
      return drawing
    }
  }

  /// The shape of a name; a box with a cross for names without one, which is reported once for each.
  static func shape(named name: String) -> SymbolShape {
    if let shape = shapes.withLock({ $0[name] }) { return shape }
    let found = find(name, depth: 0)
    let isNew = shapes.withLock { shapes in
      if shapes.count >= mostShapes { shapes = [:] }
      return shapes.updateValue(found ?? unknown, forKey: name) == nil
    }
    if found == nil, isNew { Diagnostics.reportFromAnyThread(complaint(about: name)) }
    return found ?? unknown
  }

  /// Whether the symbol points forward or backward, and so is turned round in right-to-left surroundings.
  static func isDirectional(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } && !isMedia(name)
  }

  /// The buttons of players point the same way everywhere.
  private static func isMedia(_ name: String) -> Bool {
    ["forward", "backward", "forward.fill", "backward.fill", "forward.end", "backward.end"].contains(name)
      || name.hasPrefix("forward.end.") || name.hasPrefix("backward.end.")
  }

  private static func complaint(about name: String) -> String {
    let shown = name.count > 80 ? "\(name.prefix(80))…" : name
    if SymbolGlyphs.knows(name), SymbolGlyphs.shape(named: name) == nil {
      return "UIImage: the symbol \"\(shown)\" is drawn with a font that is not installed: install the package "
        + "\(SymbolGlyphs.package). A box with a cross is shown for it."
    }
    return "UIImage: there is no drawing for the symbol \"\(shown)\". A box with a cross is shown for it."
  }

  /// What is shown for names without a drawing.
  private static let unknown = SymbolPathReader.shape(
    "s R -38 -38 76 76 6; s1 M -38 -38 L 38 38; s1 M 38 -38 L -38 38", box: CGSize(width: 108, height: 103))

  // MARK: - Finding

  /// - Parameter depth: A name of many components is none.
  private static func find(_ name: String, depth: Int) -> SymbolShape? {
    guard depth < 6 else { return nil }
    if let shape = SymbolShapes.shape(named: name) ?? SymbolGlyphs.shape(named: name) { return shape }
    if let alias = SymbolShapes.aliases[name] { return find(alias, depth: depth + 1) }
    func inner(_ name: String) -> SymbolShape? { find(name, depth: depth + 1) ?? character(name) }

    if let base = name.without(".fill") {
      for enclosure in SymbolEnclosure.allCases {
        if let within = base.without(".\(enclosure.rawValue)"), let shape = inner(within) {
          return shape.enclosed(in: enclosure, isFilled: true)
        }
      }
      if let struck = base.without(".slash") {
        return (find("\(struck).fill", depth: depth + 1) ?? find(struck, depth: depth + 1)?.filled)?.slashed
      }
      return find(base, depth: depth + 1)?.filled
    }
    for enclosure in SymbolEnclosure.allCases {
      if let within = name.without(".\(enclosure.rawValue)") {
        return inner(within)?.enclosed(in: enclosure, isFilled: false)
      }
    }
    if let base = name.without(".slash") { return find(base, depth: depth + 1)?.slashed }
    if let badge = name.range(of: #"\.(triangle)?badge\."#, options: .regularExpression) {
      guard let base = find(String(name[..<badge.lowerBound]), depth: depth + 1) else { return nil }
      return find(String(name[badge.upperBound...]), depth: depth + 1).map { base.badged(with: $0) }
    }
    // Variants for a script or direction look like the rest.
    for ending in [".rtl", ".ltr", ".ar", ".he", ".hi", ".ja", ".ko", ".th", ".zh"] {
      if let base = name.without(ending) { return find(base, depth: depth + 1) }
    }
    return nil
  }

  /// Letters and numbers, which stand within enclosures.
  private static func character(_ name: String) -> SymbolShape? {
    guard name.count == 1 || Int(name) != nil, name.count <= 2,
      let font = try? FontCatalog.systemFont(size: 70, weight: .medium)
    else { return nil }
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var pen = 0.0
    for scalar in name.uppercased().unicodeScalars {
      guard let glyph = font.glyph(for: scalar) else { return nil }
      glyphs.append(glyph)
      positions.append(CGPoint(x: pen + font.drawingOffset(of: glyph), y: 0))
      pen += font.advance(of: glyph)
    }
    let path = CGPath.outlines(of: glyphs, at: positions, font: font)
    return SymbolShape([SymbolPart(ink: .glyph(pen: 8), path: path)])
  }
}

extension String {
  /// The string without an ending; nil where it does not end so, or nothing would be left.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
