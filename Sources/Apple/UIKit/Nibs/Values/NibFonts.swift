import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns a font. As on iOS, the system font with the same size replaces one that isn't installed.
  ///
  /// - Parameter standardSize: The size if the file contains none.
  func font(_ font: FontDescription?, standardSize: CGFloat = 17, at description: Object) -> UIFont? {
    guard let font else { return nil }
    let size = font.pointSize.map(Self.fontSize) ?? standardSize
    switch font.form {
    case .system(let weight): return .systemFont(ofSize: size, weight: UIFont.Weight(weight))
    // It is heavier than `boldSystemFont(ofSize:)`, since the frames in Interface Builder files are those of the bold
    // weight.
    case .boldSystem: return .systemFont(ofSize: size, weight: .bold)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .monospacedSystem(let weight): return .monospacedSystemFont(ofSize: size, weight: UIFont.Weight(weight))
    case .textStyle(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, _):
      if let found = Self.font(named: name, size: size) { return found }
      report(.missingFont(name), at: description)
      return .systemFont(ofSize: size)
    }
  }

  /// Returns a font by its name, which may be a former name of the system font.
  private static func font(named name: String, size: CGFloat) -> UIFont? {
    if let found = UIFont(name: name, size: size) { return found }
    let systemNames = [
      ".AppleSystemUIFont", ".SFUI", ".SFNS", ".SFCompact", ".HelveticaNeueInterface", ".HelveticaNeueUI",
    ]
    guard systemNames.contains(where: name.hasPrefix) else { return nil }
    let style = name.split(separator: "-").dropFirst().first.map { $0.lowercased() } ?? ""
    if style.hasSuffix("italic") { return .italicSystemFont(ofSize: size) }
    return .systemFont(ofSize: size, weight: systemWeights[style] ?? .regular)
  }

  private static let systemWeights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]

  /// Returns a size limited for drawing glyphs, since a file may contain any value.
  static func fontSize(_ size: Double) -> CGFloat { CGFloat(min(5_000, max(0, size))) }

  /// Returns the font of an attributed text or of a bar's titles.
  func font(_ font: TextFont?, at description: Object) -> UIFont? {
    guard let font else { return nil }
    let size = font.size.map(Self.fontSize)
    switch font.form {
    case .description(let font): return self.font(font, at: description)
    case .named(let name):
      if let found = Self.font(named: name, size: size ?? 12) { return found }
      report(.missingFont(name), at: description)
      return .systemFont(ofSize: size ?? 12)
    case .meta(let name):
      switch name {
      case "systemBold", "system-bold": return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: .bold)
      case "smallSystem": return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
      case "smallSystemBold": return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize, weight: .bold)
      case "cellTitle": return .systemFont(ofSize: size ?? 12)
      case "label": return .systemFont(ofSize: size ?? UIFont.labelFontSize)
      default: return .systemFont(ofSize: size ?? UIFont.systemFontSize)
      }
    }
  }
}

extension UIFont.Weight {
  init(_ weight: InterfaceBuilder.SymbolWeight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular, .unspecified: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}
