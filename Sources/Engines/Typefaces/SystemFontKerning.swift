/// The system font's pair adjustments: those of Inter that bring characters together, each kind of pair times a factor of
/// its own, and figures of Apple's where its habit is another than Inter's.
///
/// Everything is fitted to 422 recorded widths of labels and buttons. Of 139 labels with texts of their own, 137 are within
/// half a point where the text itself was left out of the fit; with plain pairs of Inter's, 130 are. Capitals close up more than small letters as the
/// size grows, digits less. The weight hardly matters, so that Inter's regular pairs serve every weight.
package struct SystemFontKerning: Sendable {
  /// An adjustment before size and weight are known.
  package struct Pair: Sendable {
    /// In ems: of the kerning face, of the point size for `.own`.
    fileprivate let ems: Float
    fileprivate let kind: UInt8

    /// No adjustment.
    package static let none = Pair(ems: 0, kind: 0)
  }

  private enum Kind: UInt8 {
    case smallLetters, capitals, digits, others, own
  }

  /// Points by `ems`, in the order of the kinds.
  private let factors: [Double]

  /// - Parameters:
  ///   - stretch: how wide the font is, by its usual width.
  ///   - faceScale: the size at which the kerning face would draw the font's capitals, by the point size.
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

  /// - Parameter drawn: what the kerning face has for the pair, in its ems.
  package static func pair(_ first: UInt32, _ second: UInt32, drawn: () -> Double) -> Pair {
    if let units = ownUnits(first, second) {
      return Pair(ems: Float(units / SystemFontModel.unitsPerEm), kind: Kind.own.rawValue)
    }
    // Apple leaves the few pairs that Inter opens (Ki, th) alone.
    let ems = min(0, drawn())
    return ems == 0 ? .none : Pair(ems: Float(ems), kind: kind(first, second).rawValue)
  }

  /// In points.
  package func adjustment(of pair: Pair) -> Double {
    Double(pair.ems) * factors[Int(pair.kind)]
  }

  /// Pairs that recorded widths show to be unlike Inter's, in 1/2048 em of the text design.
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
