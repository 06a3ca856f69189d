import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// A font. One that is not installed gives way to the system's of the same size, as on iOS.
  ///
  /// - Parameter standardSize: the size where the file names none.
  func font(_ font: FontDescription?, standardSize: CGFloat = 17, at description: Object) -> UIFont? {
    guard let font else { return nil }
    let size = font.pointSize.map(Self.fontSize) ?? standardSize
    switch font.form {
    case .system(let weight): return .systemFont(ofSize: size, weight: UIFont.Weight(weight))
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .monospacedSystem(let weight): return .monospacedSystemFont(ofSize: size, weight: UIFont.Weight(weight))
    case .textStyle(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, _):
      if let found = UIFont(name: name, size: size) { return found }
      report(.missingFont(name), at: description)
      return .systemFont(ofSize: size)
    }
  }

  /// A size that glyphs can be drawn in: a file may say anything.
  static func fontSize(_ size: Double) -> CGFloat { CGFloat(min(5_000, max(0, size))) }

  /// The font of an attributed text or of a bar's titles.
  func font(_ font: TextFont?, at description: Object) -> UIFont? {
    guard let font else { return nil }
    let size = font.size.map(Self.fontSize)
    switch font.form {
    case .description(let font): return self.font(font, at: description)
    case .named(let name):
      if let found = UIFont(name: name, size: size ?? 12) { return found }
      report(.missingFont(name), at: description)
      return .systemFont(ofSize: size ?? 12)
    case .meta(let name):
      switch name {
      case "systemBold", "system-bold": return .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
      case "smallSystem": return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
      case "smallSystemBold": return .boldSystemFont(ofSize: size ?? UIFont.smallSystemFontSize)
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
