import Foundation

extension UIColor {
  /// The prominence of content.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/prominence-swift.enum
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3

    /// The factor of the alpha, the same as for the label colors.
    fileprivate var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }
}

/// A color with a prominence.
final class ProminentColor: UIColor, @unchecked Sendable {
  private let base: UIColor
  private let level: Prominence

  init(_ color: UIColor, _ prominence: Prominence) {
    let base = (color as? ProminentColor)?.base ?? color
    self.base = base
    level = prominence
    let factor = prominence.alpha
    super.init(
      ColorContents(
        storage: base.isDynamic
          ? .provider(DynamicColorProvider { base.resolvedColor(with: $0).faded(by: factor) })
          : base.faded(by: factor).storage))
  }

  required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)), .primary)
  }

  required init?(coder: NSCoder) {
    guard let color = UIColor(coder: coder) else { return nil }
    (base, level) = (color, .primary)
    super.init(ColorContents(storage: color.storage))
  }

  override var prominence: Prominence { level }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ProminentColor else { return super.isEqual(object) }
    return other.level == level && other.base.isEqual(base)
  }

  override var hash: Int { base.hash }
}

extension UIColor {
  fileprivate func faded(by factor: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * factor) }
}
