import CoreGraphics
import Foundation

extension ColorStorage: Hashable {
  static func == (first: ColorStorage, second: ColorStorage) -> Bool {
    switch (first, second) {
    case (.gray(let white1, let alpha1), .gray(let white2, let alpha2)):
      white1 == white2 && alpha1 == alpha2
    case (.rgb(let r1, let g1, let b1, let a1), .rgb(let r2, let g2, let b2, let a2)),
      (.displayP3(let r1, let g1, let b1, let a1), .displayP3(let r2, let g2, let b2, let a2)):
      r1 == r2 && g1 == g2 && b1 == b2 && a1 == a2
    case (.core(let first), .core(let second)): first == second
    case (.system(let first), .system(let second)): first.name == second.name
    case (.provider(let first), .provider(let second)): first === second
    case (.dynamicAlpha(let base1, let alpha1), .dynamicAlpha(let base2, let alpha2)):
      alpha1 == alpha2 && base1.isEqual(base2)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .gray(let white, let alpha): hasher.combine([0, white, alpha])
    case .rgb(let red, let green, let blue, let alpha): hasher.combine([1, red, green, blue, alpha])
    case .displayP3(let red, let green, let blue, let alpha): hasher.combine([2, red, green, blue, alpha])
    case .core(let color): hasher.combine(color.alpha)
    case .system(let variants): hasher.combine(variants.name)
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    case .dynamicAlpha(let base, let alpha):
      hasher.combine(alpha)
      hasher.combine(base.hash)
    }
  }
}

extension ColorStorage: CustomStringConvertible {
  var description: String {
    switch self {
    case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(short([white, alpha]))"
    case .rgb(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace \(short([red, green, blue, alpha]))"
    case .displayP3(let red, let green, let blue, let alpha):
      "UIDisplayP3ColorSpace \(short([red, green, blue, alpha]))"
    case .core(let color): "<UICGColor: \(color)>"
    case .system(let variants): "<UIDynamicSystemColor: name = \(variants.name)>"
    case .provider: "<UIDynamicProviderColor>"
    case .dynamicAlpha(let base, let alpha): "<UIDynamicModifiedColor: alpha = \(short([alpha])), base = \(base)>"
    }
  }

  private func short(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}
