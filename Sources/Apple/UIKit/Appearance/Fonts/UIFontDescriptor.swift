import Foundation
import Typefaces

/// A description of a font: name or family, size, traits. Creating a font finds the best match.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The attributes that describe the font.
  public let fontAttributes: [UIFontDescriptor.AttributeName: Any]

  /// The requested design of the system font; `nil` for another font.
  let systemDesign: FontDesign?

  init(attributes: [AttributeName: Any], systemDesign: FontDesign?) {
    fontAttributes = attributes
    self.systemDesign = systemDesign
    super.init()
  }

  /// Creates a descriptor with attributes.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(attributes: attributes, systemDesign: nil)
  }

  /// Creates a descriptor with a PostScript name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(attributes: [.name: fontName, .size: size], systemDesign: nil)
  }

  /// Creates a descriptor with a PostScript name and a transform of the glyphs.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(attributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)], systemDesign: nil)
  }

  /// Returns the descriptor itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Attributes

  /// The transform of the glyphs, which the drawing of text ignores; the identity if the descriptor has none.
  open var matrix: CGAffineTransform { (fontAttributes[.matrix] as? NSValue)?.cgAffineTransformValue ?? .identity }

  /// The PostScript name of the matching font.
  open var postscriptName: String { resolve(size: 0).postScriptName }

  /// The size in points; 0 if the descriptor has none.
  open var pointSize: CGFloat { UIFontDescriptor.number(fontAttributes[.size]) ?? 0 }

  /// The traits of the matching font.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    let instance = resolve(size: 0)
    var traits: SymbolicTraits = []
    if instance.isItalic { traits.insert(.traitItalic) }
    if instance.weight >= .semibold { traits.insert(.traitBold) }
    if instance.isMonospaced { traits.insert(.traitMonoSpace) }
    if instance.stretch < 1 { traits.insert(.traitCondensed) }
    if instance.stretch > 1 { traits.insert(.traitExpanded) }
    return traits
  }

  /// Returns an attribute of the descriptor or else of the matching font; `nil` if neither has it.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    if let own = fontAttributes[anAttribute], anAttribute != .traits { return own }
    let instance = resolve(size: 0)
    return switch anAttribute {
    case .family: instance.familyName
    case .name: instance.postScriptName
    case .face: FaceName.describing(instance)
    case .visibleName: instance.isSystemFont ? instance.postScriptName : instance.fullName
    case .size: CGFloat(instance.pointSize)
    case .traits:
      [
        .symbolic: symbolicTraits.rawValue, .weight: CGFloat(instance.weight.trait),
        .slant: instance.isItalic ? UIFontDescriptor.italicSlant : 0,
        .width: UIFont.Width(stretch: instance.stretch).rawValue,
      ] as [TraitKey: Any]
    default: nil
    }
  }

  /// The slant of italic fonts.
  static let italicSlant: CGFloat = 0.07

  // MARK: - Matching

  /// Returns the descriptors of the fonts with the same values for given attributes, sorted by family, weight and
  /// slant. A font of the system matches only itself.
  ///
  /// - Parameter mandatoryKeys: The attributes to compare; `nil` for all of the descriptor. Any size matches.
  /// - Complexity: O(number of installed fonts).
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    guard systemDesign == nil, textStyle == nil else { return [self] }
    let wanted = fontAttributes.filter { mandatoryKeys?.contains($0.key) ?? true }
    var kept: [AttributeName: Any] = [:]
    for key in [AttributeName.size, .featureSettings] { kept[key] = fontAttributes[key] }
    AppFonts.registerOnce()
    return FontCatalog.faces.filter { FaceMatch.has($0, wanted) }.map { face in
      UIFontDescriptor(
        attributes: kept.merging([.name: face.postScriptName, .family: face.familyName]) { $1 }, systemDesign: nil)
    }
  }

  // MARK: - Changing

  /// Returns the descriptor with some attributes added or replaced.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    // A requested name or family takes precedence over the font of the descriptor.
    let namesFont = [.name, .visibleName, .family].contains { attributes[$0] != nil }
    var merged = fontAttributes
    if namesFont {
      for name in [AttributeName.name, .visibleName, .family, .face, .textStyle] { merged[name] = nil }
    }
    merged.merge(attributes) { $1 }
    if let added = attributes[.traits] as? [TraitKey: Any], let own = fontAttributes[.traits] as? [TraitKey: Any] {
      merged[.traits] = own.merging(added) { $1 }
    }
    return UIFontDescriptor(attributes: merged, systemDesign: namesFont ? nil : systemDesign)
  }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns the descriptor with exactly the given traits, so that others such as bold and italic are removed. Nil if
  /// no font of the family has them.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits.contains(.traitMonoSpace) && systemDesign != nil && systemDesign != .monospaced {
      return withDesign(.monospaced)?.withSymbolicTraits(symbolicTraits)
    }
    var attributes = fontAttributes
    var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    traits[.symbolic] = symbolicTraits.rawValue
    traits[.weight] = nil
    traits[.slant] = nil
    traits[.width] = nil
    attributes[.traits] = traits
    attributes[.face] = nil
    let changed = UIFontDescriptor(attributes: attributes, systemDesign: systemDesign)
    let looked: SymbolicTraits = [.traitBold, .traitItalic, .traitCondensed, .traitExpanded]
    return changed.hasTraits(symbolicTraits.intersection(looked)) ? changed : nil
  }

  private func hasTraits(_ wanted: SymbolicTraits) -> Bool {
    let instance = resolve(size: 0)
    // The bold weight of some text styles is only medium.
    let isBold = instance.weight >= .medium
    return (!wanted.contains(.traitBold) || isBold) && (!wanted.contains(.traitItalic) || instance.isItalic)
      && (!wanted.contains(.traitCondensed) || instance.stretch < 1)
      && (!wanted.contains(.traitExpanded) || instance.stretch > 1)
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor with another face of the family, such as `"Bold Italic"`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.family] = object(forKey: .family)
    attributes[.name] = nil
    attributes[.traits] = nil
    attributes[.face] = newFace
    return UIFontDescriptor(attributes: attributes, systemDesign: systemDesign)
  }

  /// Returns the descriptor of the system font with another design; `nil` for another font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard systemDesign != nil, let wanted = design.fontDesign else { return nil }
    return UIFontDescriptor(attributes: fontAttributes, systemDesign: wanted)
  }

  // MARK: - Comparing

  /// Returns whether an object is a descriptor with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other === self
      || systemDesign == other.systemDesign && resolve(size: 0) == other.resolve(size: 0)
        && pointSize == other.pointSize && textStyle == other.textStyle && wantedFeatures == other.wantedFeatures
  }

  open override var hash: Int { resolve(size: 0).hashValue }

  /// The attributes by name.
  open override var description: String {
    let attributes = fontAttributes.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
    return "UIFontDescriptor <\(postscriptName); \(attributes.joined(separator: "; "))>"
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor of a text style's font for the size category of the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font for the size category of given traits; `nil` for the current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
