import Foundation

extension CGContext {
  /// Sets the color that shapes are filled with. Default: opaque black.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.space
  }

  /// Sets the color that lines are drawn with. Default: opaque black.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.space
  }

  /// Fills with a color of the device's RGB space.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Draws lines with a color of the device's RGB space.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Fills with a gray of the device's gray space.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Draws lines with a gray of the device's gray space.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Fills with a color of four inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Draws lines with a color of four inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the space of the components that `setFillColor(_:)` takes, and fills with its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if let black = Self.black(in: space) { state.fillColor = black }
  }

  /// Sets the space of the components that `setStrokeColor(_:)` takes, and draws lines with its black.
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

  /// Fills with a color of the fill color space: its components, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
  }

  /// Draws lines with a color of the stroke color space: its components, then alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
  }

  /// Fills with a pattern. The fill color space must be a pattern space.
  ///
  /// - Parameter components: The color of an uncolored pattern, then alpha; alpha alone for a colored one.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) {
      state.fillColor = color
    }
  }

  /// Draws lines with a pattern. The stroke color space must be a pattern space.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) {
      state.strokeColor = color
    }
  }

  /// Moves the place where patterns begin, in base space. Default: no move.
  public func setPatternPhase(_ phase: CGSize) {
    state.style.patternPhase = phase.applying(state.style.baseTransform)
  }
}
