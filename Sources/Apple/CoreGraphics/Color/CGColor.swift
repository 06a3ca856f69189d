import Foundation

/// A color with components in a color space and an alpha.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, @unchecked Sendable {
  /// The color space of the components, never `nil` here.
  public let colorSpace: CGColorSpace?
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: CGFloat
  /// The pattern; `nil` for plain colors.
  public let pattern: CGPattern?

  package let space: CGColorSpace
  package let values: [CGFloat]
  /// The color in extended sRGB, computed once.
  package let standard: ColorComponents

  package init(space: CGColorSpace, values: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    colorSpace = space
    self.alpha = alpha > 0 ? min(alpha, 1) : 0
    self.pattern = pattern
    standard = ColorComponents(values, in: space, alpha: self.alpha)
  }

  /// Creates a color from components in a color space.
  ///
  /// - Parameter components: The components in the space, followed by alpha. Components outside of 0...1 are clamped
  ///   unless the space is extended.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.model != .pattern else { return nil }
    let count = colorSpace.numberOfComponents
    guard count > 0 else { return nil }
    let isExtended = colorSpace.encoding.isExtended
    let values = (0..<count).map { index in
      let value = components[index]
      return isExtended ? (value.isFinite ? value : 0) : (value > 0 ? min(value, 1) : 0)
    }
    self.init(space: colorSpace, values: values, alpha: components[count])
  }

  /// Creates a color with a pattern.
  ///
  /// - Parameter components: For an uncolored pattern, its color in the base space of `space`, followed by alpha; for a
  ///   colored pattern, only alpha.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    let count = space.numberOfComponents
    self.init(
      space: space, values: (0..<count).map { components[$0] }, alpha: components[count], pattern: pattern)
  }

  /// Creates an sRGB color. Components are clamped to 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, clamping: [red, green, blue], alpha: alpha)
  }

  /// Creates a color in the device RGB space. Components are clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, clamping: [red, green, blue], alpha: alpha)
  }

  /// Creates a gray in the device gray space: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, clamping: [gray], alpha: alpha)
  }

  /// Creates a gray in the generic gray space with gamma 2.2: 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, clamping: [gray], alpha: alpha)
  }

  /// Creates a CMYK color: 0 is no ink, 1 is the maximum.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .deviceCMYK, clamping: [cyan, magenta, yellow, black], alpha: alpha)
  }

  private convenience init(space: CGColorSpace, clamping values: [CGFloat], alpha: CGFloat) {
    self.init(space: space, values: values.map { $0 > 0 ? min($0, 1) : 0 }, alpha: alpha)
  }

  /// The components, followed by alpha.
  public var components: [CGFloat]? { values + [alpha] }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count + 1 }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.alpha == rhs.alpha && lhs.pattern === rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
    hasher.combine(alpha)
  }
}

/// A color of a higher module, for attributes of text.
package protocol ColorHolder {
  /// The color, resolved where the code runs.
  var heldColor: CGColor { get }
}
