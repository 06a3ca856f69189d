import PreviewProtocol

extension ScreenChoice {
  /// Changes the settings in a list of words: `iPhone SE landscape, dark, text AX3, rtl, de_DE, iOS 26, 375x98`. Other
  /// settings stay the same.
  mutating func take(_ words: String) {
    for part in words.split(separator: ",") {
      let word = part.trimmingCharacters(in: .whitespaces)
      let small = word.lowercased()
      switch small {
      case "": continue
      case "light": isDark = false
      case "dark": isDark = true
      case "rtl", "right to left": isRightToLeft = true
      case "ios 18", "sdk 18": sdk = 18
      case "ios 26", "sdk 26": sdk = 26
      case "ios 27", "sdk 27": sdk = 27
      case "ltr", "left to right": isRightToLeft = false
      case "landscape", "portrait":
        device = ScreenChoice.upright(device) + (small == "landscape" ? " landscape" : "")
      case _ where ScreenChoice.textSizes.contains(word.uppercased()): textSize = word.uppercased()
      case _ where small.hasPrefix("text "):
        textSize = String(word.dropFirst(5)).trimmingCharacters(in: .whitespaces).uppercased()
      case _ where small.wholeMatch(of: #/\d+(\.\d+)?x\d+(\.\d+)?/#) != nil:
        size = small.split(separator: "x").compactMap { Double($0) }
      case _ where word.wholeMatch(of: #/[a-z]{2,3}([_-][A-Z][A-Za-z]{1,3}){0,2}/#) != nil:
        locale = word.replacing("-", with: "_")
      default: device = word
      }
    }
  }

  private static let textSizes: Set<String> = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  private static func upright(_ device: String) -> String {
    for suffix in [" landscape", " portrait"] where device.lowercased().hasSuffix(suffix) {
      return String(device.dropLast(suffix.count))
    }
    return device
  }
}
