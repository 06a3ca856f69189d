/// The gray that stands for a tint color behind an alert.
enum TintDimming {
  /// A color without its hue, as light as it looks, for every appearance that it has.
  static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      let resolved = color.resolvedColor(with: traits)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
      // Rec. 709's weights: what the eye makes of the three.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
