import CoreGraphics

/// The colors of style sheets.
enum HTMLColor {
  static func named(_ text: String) -> UIColor? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") {
      let numbers = text.split { !($0.isNumber || $0 == "." || $0 == "%") }.compactMap { part -> CGFloat? in
        part.hasSuffix("%") ? Double(part.dropLast()).map { CGFloat($0) * 2.55 } : Double(part).map { CGFloat($0) }
      }
      guard numbers.count >= 3 else { return nil }
      return color(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)
    }
    return names[text].flatMap { hexadecimal(Substring($0)) }
  }

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let wide = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard wide.count == 6 || wide.count == 8, let value = UInt32(wide, radix: 16) else { return nil }
    let (rgb, alpha) = wide.count == 8 ? (value >> 8, CGFloat(value & 255) / 255) : (value, 1)
    return color(CGFloat(rgb >> 16 & 255), CGFloat(rgb >> 8 & 255), CGFloat(rgb & 255), alpha)
  }

  private static let names = [
    "black": "000000", "silver": "C0C0C0", "gray": "808080", "grey": "808080", "white": "FFFFFF", "maroon": "800000",
    "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF", "magenta": "FF00FF", "green": "008000", "lime": "00FF00",
    "olive": "808000", "yellow": "FFFF00", "navy": "000080", "blue": "0000FF", "teal": "008080", "aqua": "00FFFF",
    "cyan": "00FFFF", "orange": "FFA500", "pink": "FFC0CB", "brown": "A52A2A", "gold": "FFD700", "indigo": "4B0082",
    "violet": "EE82EE", "tomato": "FF6347", "coral": "FF7F50", "salmon": "FA8072", "crimson": "DC143C",
    "darkred": "8B0000", "darkgreen": "006400", "darkblue": "00008B", "darkgray": "A9A9A9", "darkgrey": "A9A9A9",
    "lightgray": "D3D3D3", "lightgrey": "D3D3D3", "dimgray": "696969", "steelblue": "4682B4", "royalblue": "4169E1",
    "skyblue": "87CEEB", "turquoise": "40E0D0", "beige": "F5F5DC", "transparent": "00000000",
  ]
}
