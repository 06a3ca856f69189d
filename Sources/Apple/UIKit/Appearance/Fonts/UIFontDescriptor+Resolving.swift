import Foundation
import Typefaces

extension UIFontDescriptor {
  /// Creates the descriptor of an existing font.
  convenience init(_ font: UIFont) {
    let instance = font.instance
    var attributes: [AttributeName: Any] = [.size: CGFloat(instance.pointSize)]
    if let textStyle = font.textStyle { attributes[.textStyle] = textStyle }
    let settings = font.features.compactMap(FeatureSettings.setting)
    if !settings.isEmpty { attributes[.featureSettings] = settings }
    if instance.isSystemFont {
      attributes[.family] = instance.familyName
      attributes[.traits] = [
        TraitKey.weight: CGFloat(instance.weight.trait), .slant: instance.isItalic ? UIFontDescriptor.italicSlant : 0,
        .width: UIFont.Width(stretch: instance.stretch).rawValue,
      ]
    } else {
      attributes[.name] = instance.postScriptName
    }
    self.init(attributes: attributes, systemDesign: instance.design)
  }

  /// The requested text style, given as itself or by its name.
  var textStyle: UIFont.TextStyle? {
    fontAttributes[.textStyle] as? UIFont.TextStyle
      ?? (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
  }

  /// Returns the best matching face; the system font if no font has the name or family.
  ///
  /// - Parameter size: The size that overrides the descriptor's, unless it is 0.
  func resolve(size: CGFloat) -> FontInstance {
    let wanted = UIFont.usable(size > 0 ? size : pointSize > 0 ? pointSize : stylePointSize)
    let traits = wantedTraits
    let features = wantedFeatures
    if systemDesign == nil {
      AppFonts.registerOnce()
      if let name = (fontAttributes[.name] ?? fontAttributes[.visibleName]) as? String,
        let found = FontCatalog.font(named: name, size: wanted)
      {
        return FontCatalog.variant(
          of: found, weight: traits.weight, italic: traits.isItalic, features: features)
      }
      if let family = fontAttributes[.family] as? String,
        let found = FontCatalog.font(
          family: family, weight: traits.weight ?? .regular, italic: traits.isItalic ?? false, size: wanted)
      {
        return features.isEmpty ? found : FontCatalog.variant(of: found, features: features)
      }
    }
    return UIFont.systemInstance(
      size: wanted, weight: traits.weight ?? textStyle?.weight ?? .regular, italic: traits.isItalic ?? false,
      design: systemDesign ?? .standard, features: features, stretch: traits.width.stretch)
  }

  private var stylePointSize: CGFloat {
    textStyle.map { CGFloat($0.pointSize(for: UIFont.category(of: nil))) } ?? 12
  }

  /// The requested weight, slant and width: by number, by symbolic trait, or by the name of a face. Nil if not
  /// requested.
  private var wantedTraits: (weight: FontWeight?, isItalic: Bool?, width: UIFont.Width) {
    let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    var weight = UIFontDescriptor.number(traits[.weight]).map { FontWeight(trait: Double($0)) }
    var isItalic = UIFontDescriptor.number(traits[.slant]).map { $0 > 0 }
    var width = UIFontDescriptor.number(traits[.width]).map { UIFont.Width($0) }
    if let raw = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? Int).map({ UInt32(truncatingIfNeeded: $0) }) {
      let symbolic = SymbolicTraits(rawValue: raw)
      let isSystem = systemDesign != nil || [.name, .visibleName, .family].allSatisfy { fontAttributes[$0] == nil }
      let bold = textStyle?.emphasizedWeight ?? (isSystem ? .emphasized : .bold)
      weight = weight ?? (symbolic.contains(.traitBold) ? bold : .regular)
      isItalic = isItalic ?? symbolic.contains(.traitItalic)
      width =
        width ?? (symbolic.contains(.traitCondensed) ? .condensed : symbolic.contains(.traitExpanded) ? .expanded : nil)
    }
    if let face = fontAttributes[.face] as? String {
      weight = weight ?? FaceName.weight(in: face)
      isItalic = isItalic ?? FaceName.isItalic(face)
    }
    return (weight, isItalic, width ?? .standard)
  }

  /// The requested features, without invalid settings.
  var wantedFeatures: [FontFeature] {
    (fontAttributes[.featureSettings] as? [[FeatureKey: Int]] ?? []).compactMap(FeatureSettings.feature)
  }

  /// Returns the value of an attribute, which may be any number type.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let weight as UIFont.Weight: weight.rawValue
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension FontWeight {
  /// The weight of the system font with the bold trait.
  static var emphasized: FontWeight { .semibold }
}
