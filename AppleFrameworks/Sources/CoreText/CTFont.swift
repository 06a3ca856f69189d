// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A font. On Apple's systems, it is bridged to UIKit's class without a copy.
///
/// - Source: developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

/// - Source: developer.apple.com/documentation/coretext/ctfontdescriptor
public typealias CTFontDescriptor = UIFontDescriptor

/// The fonts of the user interface.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontuifonttype
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

/// Creates a font by its PostScript or full name. If there is none, the font is Helvetica, as on Apple's systems.
///
/// - Parameters:
///   - size: The size in points; `0` for 12.
///   - matrix: A transform that the descriptor of the font keeps. It is not drawn. `nil` for none.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  let font =
    UIFont(name: name as String, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
  return transformed(font, matrix)
}

/// Returns a font whose descriptor has a transform.
private func transformed(_ font: UIFont, _ matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
  guard let matrix else { return font }
  let descriptor = font.fontDescriptor.addingAttributes([.matrix: NSValue(cgAffineTransform: matrix.pointee)])
  return UIFont(descriptor: descriptor, size: font.pointSize)
}

/// Creates a font by a descriptor.
///
/// - Parameters:
///   - size: The size in points; `0` for the size of the descriptor.
///   - matrix: A transform that the descriptor of the font keeps. It is not drawn. `nil` for none.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  transformed(UIFont(descriptor: descriptor, size: size), matrix)
}

/// Creates a font of the user interface.
///
/// - Parameter size: The size in points; `0` for the default of the type.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreateuifontforlanguage(_:_:_:)
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
  let size = size > 0 ? size : isSmall ? UIFont.smallSystemFontSize : UIFont.systemFontSize
  switch uiType {
  case .user: return UIFont(name: "Helvetica", size: size)
  case .userFixedPitch: return UIFont(name: "Courier", size: size)
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
  case .system, .smallSystem, .label: return .systemFont(ofSize: size)
  }
}

/// Creates a font with other attributes.
///
/// - Parameter size: The size in points; `0` for the size of the font.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return transformed(font.withSize(size), matrix) }
  let descriptor = font.fontDescriptor.addingAttributes(attributes.fontAttributes)
  return transformed(UIFont(descriptor: descriptor, size: size), matrix)
}

/// Creates a font with other traits of those in a mask; `nil` if there is none.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithsymbolictraits(_:_:_:_:_:)
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    transformed(UIFont(descriptor: $0, size: max(size, 0)), matrix)
  }
}

/// - Source: developer.apple.com/documentation/coretext/ctfontsymbolictraits
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension CTFontSymbolicTraits {
  public static var boldTrait: CTFontSymbolicTraits { .traitBold }
  public static var italicTrait: CTFontSymbolicTraits { .traitItalic }
  public static var monoSpaceTrait: CTFontSymbolicTraits { .traitMonoSpace }
  public static var expandedTrait: CTFontSymbolicTraits { .traitExpanded }
  public static var condensedTrait: CTFontSymbolicTraits { .traitCondensed }
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the ascent above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the descent below the baseline, in points. It is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns whether the font is bold, italic or has other traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// Returns the descriptor of the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
