import Foundation
import InterfaceBuilder

/// The values of a file as Swift expressions.
struct Expressions {
  let document: Document
  /// The named colors in the project's catalogs. Other colors may be missing, and files contain their values along with
  /// their names.
  let catalogColors: Set<String>
  /// The texts in the file's tables, by key, or nil if it has no tables.
  let texts: TextTable?

  // MARK: - Texts

  /// Returns a text of an object in the user's language, or as it is in the file.
  func text(_ text: String, of object: Object, _ property: String) -> String {
    let literal = SwiftLiteral.text(text)
    guard let texts, let id = object.id, texts.keys.contains("\(id).\(property)") else { return literal }
    return "NSLocalizedString(\(SwiftLiteral.text("\(id).\(property)")), "
      + "tableName: \(SwiftLiteral.text(texts.name)), value: \(literal), comment: \"\")"
  }

  // MARK: - Colors

  /// Returns a color as an implicit member if possible: `.systemBackground`.
  func color(_ color: Color) -> String? {
    switch color.name {
    case .catalog(let name)?:
      let named = "UIColor(named: \(SwiftLiteral.text(name)))"
      if catalogColors.contains(name) { return named }
      return document.components(of: color).map { "\(named) ?? \(components($0))" } ?? named
    case .system(let name)?, .legacySystem(let name)?:
      if let known = SystemColorNames.property(name) { return ".\(known)" }
      return document.components(of: color).map(components) ?? SystemColorNames.components[name]
    case nil:
      return color.components.map(components)
    }
  }

  /// Returns a color for a context that determines no type and does not allow nil.
  func wholeColor(_ color: Color) -> String? {
    guard let text = self.color(color) else { return nil }
    if text.hasPrefix(".") { return "UIColor\(text)" }
    return text.hasPrefix("UIColor(named:") && !text.contains("??") ? "\(text) ?? .clear" : text
  }

  private func components(_ components: Color.Components) -> String {
    let shares = [components.red, components.green, components.blue].map(SwiftLiteral.share)
    let alpha = SwiftLiteral.share(components.alpha)
    switch components.space {
    case .displayP3:
      // A rounded component would result in another color.
      let exact = [components.red, components.green, components.blue].map { SwiftLiteral.number($0, decimals: 5) }
      return "UIColor(displayP3Red: \(exact[0]), green: \(exact[1]), blue: \(exact[2]), alpha: \(alpha))"
    case .genericGamma22GrayColorSpace, .extendedGray, .calibratedWhite, .deviceWhite:
      return gray(shares[0], alpha)
    default:
      let isGray = shares[0] == shares[1] && shares[1] == shares[2]
      if isGray { return gray(shares[0], alpha) }
      return "UIColor(red: \(shares[0]), green: \(shares[1]), blue: \(shares[2]), alpha: \(alpha))"
    }
  }

  private func gray(_ white: String, _ alpha: String) -> String {
    switch (white, alpha) {
    case ("0", "0"): return ".clear"
    case ("0", "1"): return ".black"
    case ("1", "1"): return ".white"
    case (_, "1"): return "UIColor(white: \(white), alpha: 1)"
    case ("0", _): return "UIColor.black.withAlphaComponent(\(alpha))"
    case ("1", _): return "UIColor.white.withAlphaComponent(\(alpha))"
    default: return "UIColor(white: \(white), alpha: \(alpha))"
    }
  }

  // MARK: - Fonts

  func font(_ font: FontDescription, standardSize: Double = 17) -> String {
    let size = SwiftLiteral.number(min(5_000, max(0, font.pointSize ?? standardSize)))
    switch font.form {
    case .system(let weight): return Self.system(size, weight)
    case .boldSystem: return ".systemFont(ofSize: \(size), weight: .bold)"
    case .italicSystem: return ".italicSystemFont(ofSize: \(size))"
    case .monospacedSystem(let weight):
      return ".monospacedSystemFont(ofSize: \(size), weight: .\(Self.weight(weight)))"
    case .textStyle(let name): return ".preferredFont(forTextStyle: \(Self.textStyle(name)))"
    case .named(let name, _): return named(name, size)
    }
  }

  /// Returns a font for a context that determines no type.
  func wholeFont(_ font: FontDescription, standardSize: Double = 17) -> String {
    let text = self.font(font, standardSize: standardSize)
    return text.hasPrefix(".") ? "UIFont\(text)" : text
  }

  private static func system(_ size: String, _ weight: SymbolWeight) -> String {
    let weight = Self.weight(weight)
    return weight == "regular"
      ? ".systemFont(ofSize: \(size))" : ".systemFont(ofSize: \(size), weight: .\(weight))"
  }

  private func named(_ name: String, _ size: String) -> String {
    let systemNames = [
      ".AppleSystemUIFont", ".SFUI", ".SFNS", ".SFCompact", ".HelveticaNeueInterface", ".HelveticaNeueUI",
    ]
    guard systemNames.contains(where: name.hasPrefix) else {
      return "UIFont(name: \(SwiftLiteral.text(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
    }
    let style = name.split(separator: "-").dropFirst().first.map { $0.lowercased() } ?? ""
    if style.hasSuffix("italic") { return ".italicSystemFont(ofSize: \(size))" }
    let weight = SymbolWeight.allCases.first { $0.rawValue.lowercased() == style } ?? .regular
    return Self.system(size, weight)
  }

  static func weight(_ weight: SymbolWeight) -> String { weight == .unspecified ? "regular" : weight.rawValue }

  static func textStyle(_ name: String) -> String {
    let styles = [
      "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
      "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
      "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body",
      "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
      "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    ]
    if let style = styles[name] { return ".\(style)" }
    return "UIFont.TextStyle(rawValue: \(SwiftLiteral.text(name)))"
  }

  /// Returns the font of an attributed text.
  func font(_ font: TextFont) -> String {
    let size = font.size.map { SwiftLiteral.number(min(5_000, max(0, $0))) }
    switch font.form {
    case .description(let font): return wholeFont(font)
    case .named(let name):
      let text = named(name, size ?? "12")
      return text.hasPrefix(".") ? "UIFont\(text)" : text
    case .meta(let name):
      switch name {
      case "systemBold", "system-bold":
        return "UIFont.systemFont(ofSize: \(size ?? "UIFont.systemFontSize"), weight: .bold)"
      case "smallSystem": return "UIFont.systemFont(ofSize: \(size ?? "UIFont.smallSystemFontSize"))"
      case "smallSystemBold":
        return "UIFont.systemFont(ofSize: \(size ?? "UIFont.smallSystemFontSize"), weight: .bold)"
      case "cellTitle": return "UIFont.systemFont(ofSize: \(size ?? "12"))"
      case "label": return "UIFont.systemFont(ofSize: \(size ?? "UIFont.labelFontSize"))"
      default: return "UIFont.systemFont(ofSize: \(size ?? "UIFont.systemFontSize"))"
      }
    }
  }

  // MARK: - Images

  func image(_ reference: ImageReference) -> String {
    var text: String
    let name = SwiftLiteral.text(reference.name)
    if !reference.isSymbol {
      text = "UIImage(named: \(name))"
    } else if let value = reference.variableValue {
      text = "UIImage(systemName: \(name), variableValue: \(SwiftLiteral.factor(value)))"
    } else {
      text = "UIImage(systemName: \(name))"
    }
    if let configuration = reference.symbolConfiguration.flatMap(symbolConfiguration) {
      text += "?.applyingSymbolConfiguration(\(configuration))"
    }
    if let scale = reference.symbolScale {
      text += "?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .\(scale.rawValue)))"
    }
    switch reference.renderingMode {
    case .template?, .alwaysTemplate?: text += "?.withRenderingMode(.alwaysTemplate)"
    case .original?, .alwaysOriginal?: text += "?.withRenderingMode(.alwaysOriginal)"
    default: break
    }
    return text
  }

  func symbolConfiguration(_ configuration: SymbolConfiguration) -> String? {
    let scale = configuration.scale.map { ".\($0.rawValue)" }
    let weight = configuration.weight == .unspecified ? nil : configuration.weight.map { ".\($0.rawValue)" }
    let scaled = scale.map { ", scale: \($0)" } ?? ""
    if let font = configuration.font { return "UIImage.SymbolConfiguration(font: \(wholeFont(font))\(scaled))" }
    if let style = configuration.textStyle {
      return "UIImage.SymbolConfiguration(textStyle: \(Self.textStyle(style))\(scaled))"
    }
    if let size = configuration.pointSize {
      let weighted = weight.map { ", weight: \($0)" } ?? (scale == nil ? "" : ", weight: .unspecified")
      return "UIImage.SymbolConfiguration(pointSize: \(SwiftLiteral.number(size))\(weighted)\(scaled))"
    }
    switch (scale, weight) {
    case (let scale?, nil): return "UIImage.SymbolConfiguration(scale: \(scale))"
    case (nil, let weight?): return "UIImage.SymbolConfiguration(weight: \(weight))"
    case (let scale?, let weight?):
      return "UIImage.SymbolConfiguration(scale: \(scale)).applying(UIImage.SymbolConfiguration(weight: \(weight)))"
    case (nil, nil): return nil
    }
  }

  // MARK: - Geometry

  static func insets(_ insets: EdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(SwiftLiteral.number)
    if Set(sides) == ["0"] { return ".zero" }
    return "UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), right: \(sides[3]))"
  }

  static func insets(_ insets: DirectionalEdgeInsets) -> String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(SwiftLiteral.number)
    if Set(sides) == ["0"] { return ".zero" }
    return "NSDirectionalEdgeInsets(top: \(sides[0]), leading: \(sides[1]), bottom: \(sides[2]), trailing: \(sides[3]))"
  }

  static func size(_ size: Size) -> String {
    size.width == 0 && size.height == 0
      ? ".zero" : "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
  }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  static func rect(_ rect: Rect) -> String {
    let sides = [rect.x, rect.y, rect.width, rect.height].map(SwiftLiteral.number)
    return "CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), height: \(sides[3]))"
  }
}

/// The localized texts of a file: `Main.strings` in the folders of languages.
package struct TextTable: Hashable, Sendable {
  package var name: String
  package var keys: Set<String>

  package init(name: String, keys: Set<String>) {
    self.name = name
    self.keys = keys
  }
}
