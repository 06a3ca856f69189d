import CoreGraphics
import Foundation
import Typefaces

/// A typeface with a size and its metrics in points.
///
/// The system font has the vertical metrics and advances of Apple's. Fonts are immutable.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  /// The face for laying out and drawing text.
  package let instance: FontInstance

  /// The text style of the font; `nil` for a font with a fixed size.
  let textStyle: TextStyle?

  /// The scaling by `UIFontMetrics`; `nil` if there is none.
  let scaling: FontScaling?

  /// The requested features, which `instance` may not contain if they are built in.
  let features: [FontFeature]

  /// Whether the weight is that of the text style, heavier with bold text, rather than a requested trait.
  let hasStyleWeight: Bool

  package init(instance: FontInstance) {
    self.instance = instance
    hasStyleWeight = false
    features = []
    textStyle = nil
    scaling = nil
    super.init()
  }

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

  /// Creates a placeholder: the system font with 12 points.
  public override convenience init() { self.init(descriptor: UIFontDescriptor(), size: 12) }

  /// Creates a font by its PostScript or full name, such as `"Helvetica-Bold"`; `nil` if there is no such font.
  ///
  /// - Parameter fontSize: The size in points; 0 or less for 12.
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

  /// Creates the font that best matches a descriptor; the system font if no font has its name or family.
  ///
  /// - Parameter pointSize: The size that overrides the descriptor's, unless it is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    instance = descriptor.resolve(size: pointSize)
    hasStyleWeight = false
    textStyle = pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.textStyle : nil
    scaling = nil
    features = descriptor.wantedFeatures
    super.init()
  }

  /// Returns the font itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the font with another size in points. The font of a text style becomes one with a fixed size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(instance: FontCatalog.resized(instance, to: UIFont.usable(fontSize)), features: features)
  }

  /// Returns a valid size. Fonts with a size of 0 or NaN would draw nothing, so they have 12 points. FreeType uses 32
  /// bits for 64ths of a pixel, so that fonts larger than ``largestSize`` have no outlines at four pixels per point.
  static func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? min(Double(size), largestSize) : 12 }

  private static let largestSize = 8_388_608.0

  // MARK: - Names

  /// The name of the family, such as `"Helvetica"`; `".AppleSystemUIFont"` for the system font.
  open var familyName: String { instance.familyName }

  /// The PostScript name, such as `"Helvetica-Bold"`.
  open var fontName: String { instance.postScriptName }

  // MARK: - Measures

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(instance.pointSize) }

  /// The height of the font above the baseline, in points; positive.
  open var ascender: CGFloat { CGFloat(instance.ascent) }

  /// The depth of the font below the baseline, in points; negative.
  open var descender: CGFloat { CGFloat(-instance.descent) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(instance.capHeight) }

  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { CGFloat(instance.xHeight) }

  /// The height of a line of text, in points, not rounded: the sum of ascender, descender and leading.
  open var lineHeight: CGFloat { CGFloat(instance.lineHeight) }

  /// The leading between lines, in points; 0 for the system font.
  open var leading: CGFloat { CGFloat(instance.leading) }

  // MARK: - Descriptor

  /// The descriptor of the font. A font that is created from it equals this one.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  // MARK: - Comparing

  /// Returns whether an object is a font with the same face, size and text style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self
      || other.instance == instance && other.textStyle == textStyle && other.scaling == scaling
        && other.features == features
  }

  open override var hash: Int { instance.hashValue }

  /// The family, weight, style and size in UIKit's format.
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
  /// The family that provides the glyphs in place of the font's own, for hosts that report replacements; `nil` if there
  /// is none.
  package var standInFamily: String? {
    instance.face.familyName == instance.familyName ? nil : instance.face.familyName
  }
}
