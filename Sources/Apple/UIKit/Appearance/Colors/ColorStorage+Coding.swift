import Foundation

extension ColorStorage {
  private static let systemNameKey = "UISystemColorName"

  /// Creates a color from an archive that `encode(with:resolved:)` wrote; `nil` if it contains none.
  init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: ColorStorage.systemNameKey) {
      guard let name = coder.decodeObject(of: NSString.self, forKey: ColorStorage.systemNameKey),
        let color = SystemColors.named(name._bridgeToSwift())
      else { return nil }
      self = color.storage
    } else if coder.containsValue(forKey: "UIWhite") {
      self = .gray(white: number("UIWhite"), alpha: number("UIAlpha"))
    } else if coder.containsValue(forKey: "UIRed") {
      let (red, green, blue, alpha) = (number("UIRed"), number("UIGreen"), number("UIBlue"), number("UIAlpha"))
      if coder.decodeBool(forKey: "UIDisplayP3") {
        self = .displayP3(red: red, green: green, blue: blue, alpha: alpha)
      } else {
        self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
      }
    } else {
      return nil
    }
  }

  /// Writes the components or the name of a system color. `resolved` replaces a dynamic color with a closure.
  func encode(with coder: NSCoder, resolved: UIColor) {
    func encode(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
      for (number, key) in [(red, "UIRed"), (green, "UIGreen"), (blue, "UIBlue"), (alpha, "UIAlpha")] {
        coder.encode(Double(number), forKey: key)
      }
    }
    switch self {
    case .gray(let white, let alpha):
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .rgb(let red, let green, let blue, let alpha): encode(red, green, blue, alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      encode(red, green, blue, alpha)
      coder.encode(true, forKey: "UIDisplayP3")
    case .core:
      if let color = components { encode(color.red, color.green, color.blue, color.alpha) }
    case .system(let variants): coder.encode(NSString(string: variants.name), forKey: ColorStorage.systemNameKey)
    case .provider, .dynamicAlpha: resolved.storage.encode(with: coder, resolved: resolved)
    }
  }
}
