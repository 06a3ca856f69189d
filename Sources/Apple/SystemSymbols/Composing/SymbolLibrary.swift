import CoreGraphics
import Foundation
import Synchronization

/// The shapes of symbols by name.
///
/// If a name has no drawing of its own, its last components (`.fill`, `.circle`, `.slash`, `.badge.plus`) modify the
/// shape of the remaining name.
package enum SymbolLibrary {
  private static let shapes = Mutex<[String: SymbolShape?]>([:])
  /// The limit of cached shapes. Programs usually have few names; more than this indicates arbitrary strings.
  private static let maxShapes = 4096

  /// Returns the shape of a name, or nil if none exists or the name does not exist in SF Symbols.
  package static func shape(named name: String) -> SymbolShape? {
    if let known = shapes.withLock({ $0[name] }) { return known }
    let found = SymbolNames.contains(name) ? find(name[...], depth: 0) : nil
    shapes.withLock { shapes in
      if shapes.count >= maxShapes { shapes = [:] }
      shapes.updateValue(found, forKey: name)
    }
    return found
  }

  /// The shape for names without a drawing.
  package static var placeholder: SymbolShape {
    SymbolShape(nodes: reader(depth: 0).nodes(placeholderStatements), room: CGSize(width: 108, height: 103))
  }

  private static let placeholderStatements: Substring =
    "s R -38 -38 76 76 6; s1 M -38 -38 L 38 38; s1 M 38 -38 L -38 38"

  // MARK: - Finding

  /// The limit of steps, because names have few components.
  private static let maxSteps = 8

  private static func reader(depth: Int) -> SymbolReader { SymbolReader { find($0, depth: depth + 1) } }

  static func find(_ name: Substring, depth: Int) -> SymbolShape? {
    guard depth < maxSteps else { return nil }
    func find(_ name: some StringProtocol) -> SymbolShape? { SymbolLibrary.find(Substring(name), depth: depth + 1) }
    switch SymbolIndex.entry(named: name) {
    case .alias(let other): return find(other)
    case .drawing(let room, let fit, let statements):
      return SymbolShape(nodes: reader(depth: depth).nodes(statements), room: room, fit: fit)
    case nil: break
    }
    if let base = name.without(".fill") {
      if case .alias(let other) = SymbolIndex.entry(named: base) { return find("\(other).fill") }
      if let shape = enclosed(base, isFilled: true, depth: depth) { return shape }
      if let badge = base.range(of: ".badge.", options: .backwards) {
        return badged("\(base[..<badge.lowerBound]).fill\(base[badge.lowerBound...])", depth: depth)
      }
      if let marked = base.without(".badge") {
        return (find("\(marked).fill") ?? find(marked)?.filled)?.badged(with: nil)
      }
      if let struck = base.without(".slash") { return (find("\(struck).fill") ?? find(struck)?.filled)?.slashed }
      return find(base)?.filled
    }
    if let shape = enclosed(name, isFilled: false, depth: depth) { return shape }
    if let base = name.without(".slash") { return find(base)?.slashed }
    if let shape = badged(name, depth: depth) { return shape }
    // Variants for a script or direction have the same shape.
    for ending in scripts {
      if let base = name.without(ending) { return find(base) }
    }
    return nil
  }

  private static let scripts = [".rtl", ".ar", ".he", ".hi", ".ja", ".ko", ".th", ".zh"]

  private static func enclosed(_ name: Substring, isFilled: Bool, depth: Int) -> SymbolShape? {
    for enclosure in SymbolEnclosure.all {
      guard let within = name.without("." + enclosure.ending) else { continue }
      // `externaldrive.badge.icloud` is a badge, but `bell.badge.circle` is a bell with a badge in a circle.
      if within.hasSuffix(".badge"), !["circle", "square"].contains(enclosure.ending) { continue }
      // Symbols in an outline are filled, and some have a different shape.
      guard let content = content(within, depth: depth) ?? letters(within, enclosure),
        let frame = find(enclosure.symbol[...], depth: depth + 1)
      else { return nil }
      let isFilled = isFilled && !enclosure.isOpen
      return content.enclosed(in: enclosure, frame: isFilled ? frame.filled : frame, isFilled: isFilled)
    }
    return nil
  }

  /// Returns the shape of a symbol in an enclosure.
  private static func content(_ name: Substring, depth: Int) -> SymbolShape? {
    if let own = find("_in.\(name)"[...], depth: depth + 1) { return own }
    let plain = find(name, depth: depth + 1)
    guard plain?.fit?.isHollow != true else { return plain }
    guard var filled = find("\(name).fill"[...], depth: depth + 1) else { return plain }
    filled.fit = filled.fit ?? plain?.fit
    return filled
  }

  private static func badged(_ name: some StringProtocol, depth: Int) -> SymbolShape? {
    let name = Substring(name)
    if let base = name.without(".badge") { return find(base, depth: depth + 1)?.badged(with: nil) }
    guard let badge = name.range(of: ".badge.", options: .backwards),
      let base = find(name[..<badge.lowerBound], depth: depth + 1)
    else { return nil }
    let mark = name[badge.upperBound...]
    return
      (find("_mark.\(mark)"[...], depth: depth + 1) ?? find("_in.\(mark)"[...], depth: depth + 1)
      ?? find(mark, depth: depth + 1)).map { base.badged(with: $0) }
  }

  /// Returns the letters or numbers in an enclosure.
  private static func letters(_ name: Substring, _ enclosure: SymbolEnclosure) -> SymbolShape? {
    guard name.count == 1 || name.count == 2 && Int(name) != nil else { return nil }
    let text = SymbolText(
      string: name.uppercased(), center: .zero, height: enclosure.letters * (name.count == 1 ? 1 : 0.84))
    let part = SymbolPart(ink: .fill, outline: .text(text))
    return SymbolShape(nodes: [.part(part)], fit: SymbolShape.Fit(scale: 1, offset: .zero))
  }
}

extension Substring {
  /// Returns the string without an ending, or nil if it does not have the ending or nothing remains.
  func without(_ ending: String) -> Substring? {
    hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
