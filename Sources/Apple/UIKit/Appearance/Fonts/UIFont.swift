import CoreGraphics
import Foundation
import Typefaces

/// A typeface at a size, with its measures in points.
///
/// The system font has the vertical metrics and advances of Apple's; fonts never change.
///
/// Unchecked: it never changes.
///
/// - Source: developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Must stay the first stored property: Foundation's CFEqual on Linux looks at these bits of an attribute's value, and
  /// takes it for one of Core Foundation's objects, and halts, where they are 0.
  private let foundationMark: UInt = 0x3FF00

  /// The face that sets and draws text.
  package let instance: FontInstance

  /// The text style that the font was made for; nil for a font of a fixed size.
  let textStyle: TextStyle?

  /// What the font was scaled from by `UIFontMetrics`; nil where it was not.
  let scaling: FontScaling?

  /// The features that were asked for; `instance` need not tell, as it may have them built in.
  let features: [FontFeature]

  /// The weight is the text style's own, heavier under Bold Text, and no trait that someone asked for.
  let hasStyleWeight: Bool

  init(
    instance: FontInstance, textStyle: TextStyle? = nil, scaling: FontScaling? = nil, features: [FontFeature] = [],
    hasStyleWeight: Bool = false
  ) {
    self.instance = instance
    self.hasStyleWeight = hasStyleWeight
    self.features = features
    self.textStyle = textStyle
    self.scaling = scaling
    super.init()
  }

  // MARK: - Creating

  /// Creates a placeholder until a real font is set: the system font in 12 points.
  public override convenience init() { self.init(descriptor: UIFontDescriptor(), size: 12) }

  /// Creates a font by its PostScript or full name, such as `"Helvetica-Bold"`; nil where there is no such font.
  ///
  /// - Parameter fontSize: in points; 0 and less stand for 12.
  public init?(name fontName: String, size fontSize: CGFloat) {
    AppFonts.registerOnce()
    guard let found = FontCatalog.font(named: fontName, size: UIFont.usable(fontSize)) else { return nil }
    instance = found
    hasStyleWeight = false
    textStyle = nil
    scaling = nil
    features = []
    super.init()
  }

  /// Creates the font that matches a descriptor best; the system font where no font has its name or family.
  ///
  /// - Parameter pointSize: overrides the descriptor's size unless it is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    instance = descriptor.resolve(size: pointSize)
    hasStyleWeight = false
    textStyle = pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.textStyle : nil
    scaling = nil
    features = descriptor.wantedFeatures
    super.init()
  }

  /// Returns the font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same font at another size, in points. A text style's font becomes one of a fixed size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(instance: FontCatalog.resized(instance, to: UIFont.usable(fontSize)), features: features)
  }

  /// Fonts of no size, or of one that is no number, would draw nothing: they get the usual 12 points. FreeType counts the 64ths of
  /// a pixel in 32 bits, so that at four pixels a point larger fonts than ``largestSize`` have no outlines.
  static func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? min(Double(size), largestSize) : 12 }

  private static let largestSize = 8_388_608.0

  // MARK: - Names

  /// The family, such as `"Helvetica"`; `".AppleSystemUIFont"` for the system font.
  open var familyName: String { instance.familyName }

  /// The PostScript name, such as `"Helvetica-Bold"`.
  open var fontName: String { instance.postScriptName }

  // MARK: - Measures

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(instance.pointSize) }

  /// How far the font reaches above the baseline, in points; positive.
  open var ascender: CGFloat { CGFloat(instance.ascent) }

  /// How far the font reaches below the baseline, in points; negative.
  open var descender: CGFloat { CGFloat(-instance.descent) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(instance.capHeight) }

  /// The height of a small x, in points.
  open var xHeight: CGFloat { CGFloat(instance.xHeight) }

  /// The height of a line of text, in points, not rounded: ascender, descender and leading.
  open var lineHeight: CGFloat { CGFloat(instance.lineHeight) }

  /// The space that the font wants between lines, in points; 0 for the system font.
  open var leading: CGFloat { CGFloat(instance.leading) }

  // MARK: - Descriptor

  /// What describes the font; a font made from it is equal to this one.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  // MARK: - Comparing

  /// Returns whether an object is a font of the same face, size and text style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self
      || other.instance == instance && other.textStyle == textStyle && other.scaling == scaling
        && other.features == features
  }

  open override var hash: Int { instance.hashValue }

  /// Family, weight, style and size, as UIKit writes them.
  open override var description: String {
    let weight = instance.weight >= .semibold ? "bold" : "normal"
    let style = instance.isItalic ? "italic" : "normal"
    let size = String(format: "%.2f", instance.pointSize)
    return "<UICTFont> font-family: \"\(textStyle?.rawValue ?? fontName)\"; font-weight: \(weight); "
      + "font-style: \(style); font-size: \(size)pt"
  }
}

extension UIFont: FontHolder {
  package func instance(size: Double) -> FontInstance { withSize(CGFloat(size)).instance }
}

extension UIFont {
  /// The family that its glyphs come from, where that is not its own: for hosts, which tell what is not Apple's. `nil` where it is.
  package var standInFamily: String? {
    instance.face.familyName == instance.familyName ? nil : instance.face.familyName
  }
}
