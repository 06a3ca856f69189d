import CoreGraphics
import Foundation
import Synchronization
import SystemSymbols

/// The drawings of the system's symbols.
enum SymbolDrawings {
  private struct Key: Hashable {
    let name: String
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    let value: Double?
    let pixelsPerPoint: CGFloat
  }

  /// The caches of the process, since the shape of a name is the same in all hosts.
  private static let drawings = Mutex<[Key: ImageDrawing]>([:])
  private static let missing = Mutex<Set<String>>([])

  private static let maxDrawings = 512

  /// Returns the drawing of a symbol. Monochrome ones are cached with their pixels, so that each is drawn once.
  static func drawing(of symbol: SymbolImage, style: SymbolStyle, pixelsPerPoint: CGFloat) -> ImageDrawing {
    func make() -> ImageDrawing {
      ImageDrawing(
        SymbolDrawing(symbol, shape: shape(named: symbol.name), style: style, pixelsPerPoint: pixelsPerPoint))
    }
    guard style.colors == .monochrome else { return make() }
    let key = Key(
      name: symbol.name, pointSize: style.pointSize, weight: style.weight, scale: style.scale, value: symbol.value,
      pixelsPerPoint: pixelsPerPoint)
    return drawings.withLock { drawings in
      if let known = drawings[key] { return known }
      if drawings.count >= maxDrawings { drawings = [:] }
      let drawing = make()
      drawings[key] = drawing
      return drawing
    }
  }

  /// Returns the shape of a name; a box with a cross if there is none, which is reported once for each name.
  private static func shape(named name: String) -> SymbolShape {
    if let shape = SymbolLibrary.shape(named: name) { return shape }
    // The names are those of SF Symbols, so that their number is limited.
    if missing.withLock({ $0.insert(name).inserted }) {
      Diagnostics.reportFromAnyThread(
        "UIImage: there is no drawing of the symbol \"\(name)\"; showing a box with a cross instead.")
    }
    return SymbolLibrary.placeholder
  }

  /// Returns whether the symbol points forward or backward and is therefore mirrored in right-to-left languages.
  static func isDirectional(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } && !isMedia(name)
  }

  /// Returns whether the symbol is a playback control, which isn't mirrored.
  private static func isMedia(_ name: String) -> Bool {
    ["forward", "backward", "forward.fill", "backward.fill", "forward.end", "backward.end"].contains(name)
      || name.hasPrefix("forward.end.") || name.hasPrefix("backward.end.")
  }
}
