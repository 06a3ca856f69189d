/// A model of the widths and heights of Apple's system font for all weights and sizes, based on recorded figures.
///
/// A width is interpolated between the text design and the display design (`opticalPosition`), then changed by the
/// weight (`weightPosition` toward bold, `thinning` in the other direction), plus the tracking of the size. All values
/// are in 1/2048 em.
enum SystemFontModel {
  static let unitsPerEm = 2048.0
  static let ascent = 1950 / unitsPerEm
  static let descent = 494 / unitsPerEm
  static let capHeight = 1443 / unitsPerEm
  /// The advance of all glyphs in the monospaced design.
  static let monospacedAdvance = 1266 / unitsPerEm

  /// Returns the advances of the 95 printable ASCII characters in ems, including tracking.
  static func advances(weight: FontWeight, size: Double, isItalic: Bool) -> [Double] {
    let optical = opticalPosition(size: size)
    let bold = weightPosition(weight)
    let thin = thinning(weight)
    let constant = tracking(size: size)
    return (0..<95).map { index in
      let text = mix(SystemFontAdvances.regularText[index], SystemFontAdvances.boldText[index], bold)
      let display = mix(SystemFontAdvances.regularDisplay[index], SystemFontAdvances.boldDisplay[index], bold)
      let change = thinChange(of: UInt8(32 + index))
      let italic = isItalic ? 1 + italicChange(of: UInt8(32 + index)) * optical : 0
      return (mix(text + thin * change.text, display + thin * change.display, optical) + constant + italic) / unitsPerEm
    }
  }

  static func xHeight(weight: FontWeight, size: Double) -> Double {
    let bold = weightPosition(weight)
    // The recorded values are 1078 and 1101 in text, and 1040 and 1072 in display. Medium and semibold are between
    // them.
    return mix(mix(1078, 1101, bold), mix(1040, 1072, bold), opticalPosition(size: size)) / unitsPerEm
  }

  /// Returns 0 for the text design, up to 17 points, and 1 for the display design, from 28 on.
  ///
  /// The curve between them is not straight: recorded label widths at 20, 23 and 24 points determine the values 0.235,
  /// 0.67 and 0.805.
  static func opticalPosition(size: Double) -> Double {
    interpolate(size, in: [(17, 0), (20, 0.235), (23, 0.67), (24, 0.805), (28, 1)])
  }

  /// Returns the addition to every advance, relative to 17 points.
  ///
  /// The values from 8 to 17 are recorded. The others are from the tracking table of Apple's Human Interface
  /// Guidelines, which agrees with the recorded ones within 2 units, and with recorded label widths at 20, 23 and 24
  /// within a quarter. Below 8, the last slope continues.
  static func tracking(size: Double) -> Double {
    if size < 8 {
      return 104 + 13 * (8 - max(size, 0))
    }
    return interpolate(size, in: trackingTable)
  }

  private static let trackingTable: [(Double, Double)] = [
    (8, 104), (9, 91), (10, 77), (11, 64), (12, 52), (13, 40), (14, 30), (15, 20), (16, 10), (17, 0), (18, 2), (19, 4),
    (20, 6.1), (21, 16), (22, 29), (23, 45), (24, 59), (25, 65), (26, 70), (27, 76), (28, 82), (34, 78), (36, 75),
    (48, 69), (60, 63), (80, 54),
  ]

  /// Returns 0 for regular and 1 for bold. Recorded advances of medium and semibold yield 11/30 and 19/30. Label widths
  /// of heavy and black yield 46/30 and 2, equally for all characters.
  static func weightPosition(_ weight: FontWeight) -> Double {
    interpolate(
      Double(weight.css),
      in: [(400, 0), (500, 11.0 / 30), (600, 19.0 / 30), (700, 1), (800, 46.0 / 30), (900, 2)])
  }

  /// Returns 0 for regular and 1 for ultra-light.
  private static func thinning(_ weight: FontWeight) -> Double {
    interpolate(Double(weight.css), in: [(100, 1), (200, 0.78), (300, 0.34), (400, 0)])
  }

  /// Returns the difference in width between ultra-light and regular. The sources are 37 recorded label widths of the
  /// three thin weights, without single advances. One figure for each kind of character reproduces them within a third
  /// of a point.
  private static func thinChange(of character: UInt8) -> (text: Double, display: Double) {
    switch character {
    case UInt8(ascii: " "): (-11, -38)
    case _ where isNarrow(character): (-78, -124)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): (-40, -45)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): (-90, -114)
    default: (-55, -79)
    }
  }

  /// Returns whether a letter consists of one thin stem.
  private static func isNarrow(_ character: UInt8) -> Bool {
    "fijlrt".utf8.contains(character)
  }

  /// Returns the difference in width between the display design's italic and its upright. In the text design, both are
  /// equal within a unit. The sources are twelve recorded label widths at 20 and 23 points.
  private static func italicChange(of character: UInt8) -> Double {
    switch character {
    case UInt8(ascii: " "): 3
    case _ where isNarrow(character): 4
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 30
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 13
    default: 0
    }
  }

  private static func mix(_ from: Double, _ to: Double, _ position: Double) -> Double {
    from + (to - from) * position
  }

  /// Interpolates linearly between the points. The function is constant beyond them.
  private static func interpolate(_ x: Double, in points: [(Double, Double)]) -> Double {
    guard x > points[0].0 else {
      return points[0].1
    }
    for (left, right) in zip(points, points.dropFirst()) where x <= right.0 {
      return mix(left.1, right.1, (x - left.0) / (right.0 - left.0))
    }
    return points[points.count - 1].1
  }
}
