import CoreGraphics

extension UIColor {
  /// An English description of the color such as "dark red", from its hue, saturation and brightness. A dynamic color
  /// is resolved with the current traits.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/accessibilityname
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "pattern" }
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.08 {
      switch brightness {
      case ..<0.4: return "dark gray"
      case ..<0.65: return "gray"
      case ..<0.95: return "light gray"
      default: return "white"
      }
    }
    let (name, isDark) = UIColor.name(ofHue: hue * 360, brightness)
    if isDark { return "dark \(name)" }
    return saturation < 0.4 ? "light \(name)" : name
  }

  private static func name(ofHue degrees: CGFloat, _ brightness: CGFloat) -> (String, isDark: Bool) {
    let isDark = brightness < 0.55
    switch degrees {
    case ..<15, 345...: return ("red", isDark)
    case ..<45: return brightness < 0.7 ? ("brown", brightness < 0.35) : ("orange", false)
    case ..<70: return ("yellow", isDark)
    case ..<165: return ("green", isDark)
    case ..<195: return ("cyan", isDark)
    case ..<255: return ("blue", isDark)
    case ..<290: return ("purple", isDark)
    case ..<320: return ("magenta", isDark)
    default: return ("pink", isDark)
    }
  }
}
