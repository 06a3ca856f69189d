import Foundation

extension CGContext {
  /// Sets the fill color. Default: opaque black.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.space
  }

  /// Sets the stroke color. Default: opaque black.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.space
  }

  /// Sets the fill color in the device RGB space.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color in the device RGB space.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color in the device gray space.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color in the device gray space.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the fill color in the device CMYK space.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke color in the device CMYK space.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the color space of the components for `setFillColor(_:)` and the fill color to its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if let black = Self.black(in: space) { state.fillColor = black }
  }

  /// Sets the color space of the components for `setStrokeColor(_:)` and the stroke color to its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if let black = Self.black(in: space) { state.strokeColor = black }
  }

  private static func black(in space: CGColorSpace) -> CGColor? {
    guard space.model != .pattern, space.numberOfComponents > 0 else { return nil }
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents)
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values, alpha: 1)
  }

  /// Sets the fill color in the fill color space: its components, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
  }

  /// Sets the stroke color in the stroke color space: its components, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
  }

  /// Sets the fill pattern. The fill color space must be a pattern space.
  ///
  /// - Parameter components: The color of an uncolored pattern, followed by alpha; for a colored one, only alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) {
      state.fillColor = color
    }
  }

  /// Sets the stroke pattern. The stroke color space must be a pattern space.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) {
      state.strokeColor = color
    }
  }

  /// Sets the offset of patterns in base space. Default: zero.
  public func setPatternPhase(_ phase: CGSize) {
    state.style.patternPhase = phase.applying(state.style.baseTransform)
  }
}
