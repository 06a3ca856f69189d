/// The pair adjustments of the system font: those of Inter that move characters closer, with a factor for each kind of
/// pair, and figures of Apple's for pairs that differ from Inter.
///
/// All values are fitted to 422 recorded widths of labels and buttons. Of 139 labels with unique texts, 137 are within
/// half a point when the text itself is excluded from the fit; with plain pairs of Inter, 130 are. As the size grows,
/// adjustments of capitals increase more than those of lowercase letters, and those of digits less. The weight has
/// little influence, so Inter's regular pairs are used for every weight.
package struct SystemFontKerning: Sendable {
  /// An adjustment that is independent of size and weight.
  package struct Pair: Sendable {
    /// The adjustment in ems: of the kerning face, or of the point size for `.own`.
    fileprivate let ems: Float
    fileprivate let kind: UInt8

    /// No adjustment.
    package static let none = Pair(ems: 0, kind: 0)
  }

  private enum Kind: UInt8 {
    case smallLetters, capitals, digits, others, own
  }

  /// The factors from `ems` to points, in the order of the kinds.
  private let factors: [Double]

  /// Creates the adjustments.
  ///
  /// - Parameters:
  ///   - stretch: The width of the font relative to its usual width.
  ///   - faceScale: The size at which the kerning face would draw the font's capitals, relative to the point size.
  init(weight: FontWeight, size: Double, stretch: Double, faceScale: Double) {
    let optical = SystemFontModel.opticalPosition(size: size)
    let bold = SystemFontModel.weightPosition(weight)
    func factor(_ text: Double, _ textByWeight: Double, _ display: Double, _ displayByWeight: Double) -> Double {
      text * (1 + textByWeight * bold) * (1 - optical) + display * (1 + displayByWeight * bold) * optical
    }
    let points = size * stretch
    factors = [
      factor(1, 0.06, 1.29, -0.135) * faceScale * points, factor(1.11, -0.01, 1.54, -0.02) * faceScale * points,
      factor(1, 0, 0.4, 0) * faceScale * points, factor(1.1, 0, 1.3, 0) * faceScale * points,
      factor(1, 0, 1.3, 0) * points,
    ]
  }

  /// Returns the adjustment of a pair.
  ///
  /// - Parameter drawn: A closure that returns the adjustment of the kerning face, in its ems.
  package static func pair(_ first: UInt32, _ second: UInt32, drawn: () -> Double) -> Pair {
    if let units = ownUnits(first, second) {
      return Pair(ems: Float(units / SystemFontModel.unitsPerEm), kind: Kind.own.rawValue)
    }
    // Apple does not adjust the few pairs that Inter moves apart (Ki, th).
    let ems = min(0, drawn())
    return ems == 0 ? .none : Pair(ems: Float(ems), kind: kind(first, second).rawValue)
  }

  /// Returns the adjustment of a pair in points.
  package func adjustment(of pair: Pair) -> Double {
    Double(pair.ems) * factors[Int(pair.kind)]
  }

  /// Returns the adjustment of pairs whose recorded widths differ from Inter's, in 1/2048 em of the text design.
  private static func ownUnits(_ first: UInt32, _ second: UInt32) -> Double? {
    guard first < 0x80, second < 0x80 else {
      return nil
    }
    let left = UInt8(first)
    let right = UInt8(second)
    switch (left, right) {
    case (period, period): return 25
    case (period, _) where "TVWY".utf8.contains(right): return -160
    case (period, _) where isDigit(right): return -90
    case (UInt8(ascii: "1"), period): return -20
    case (_, period) where isDigit(left): return -90
    case (comma, _) where isDigit(right), (_, comma) where isDigit(left): return 0
    case (apostrophe, _) where isLetter(right), (_, apostrophe) where isLetter(left): return -50
    case (UInt8(ascii: "("), _) where isDigit(right) && right != UInt8(ascii: "1"): return -50
    case (_, UInt8(ascii: ")")) where isDigit(left): return -50
    case (UInt8(ascii: "F"), _) where right & 0x20 != 0 && isLetter(right): return 0
    case (UInt8(ascii: "o"), UInt8(ascii: "w")): return -38.5
    default: return nil
    }
  }

  private static let period = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")
  private static let apostrophe = UInt8(ascii: "'")

  private static func isDigit(_ character: UInt8) -> Bool {
    character &- 0x30 < 10
  }

  private static func isLetter(_ character: UInt8) -> Bool {
    (character | 0x20) &- 0x61 < 26
  }

  private static func kind(_ first: UInt32, _ second: UInt32) -> Kind {
    let (left, right) = (Class(first), Class(second))
    if left == .digit, right == .digit {
      return .digits
    }
    guard left == .small || left == .capital, right == .small || right == .capital else {
      return .others
    }
    return left == .small && right == .small ? .smallLetters : .capitals
  }

  private enum Class {
    case small, capital, digit, other

    init(_ value: UInt32) {
      guard let scalar = Unicode.Scalar(value) else {
        self = .other
        return
      }
      let properties = scalar.properties
      self =
        if !properties.isAlphabetic { value &- 0x30 < 10 ? .digit : .other } else if properties.isUppercase {
          .capital
        } else { .small }
    }
  }
}
