/// The widths and heights of Apple's system font as laws over the recorded figures: any weight, any size.
///
/// A width is a point on a line between the text and the display design (`opticalPosition`), moved along the weight
/// (`weightPosition` towards bold, or `thinning` away from it), plus the tracking of the size. All in 1/2048 em.
enum SystemFontModel {
  static let unitsPerEm = 2048.0
  static let ascent = 1950 / unitsPerEm
  static let descent = 494 / unitsPerEm
  static let capHeight = 1443 / unitsPerEm
  /// The advance of every glyph of the monospaced design.
  static let monospacedAdvance = 1266 / unitsPerEm

  /// Advances of the 95 printable ASCII characters, tracking included, in ems.
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
    // Recorded: 1078 and 1101 in text, 1040 and 1072 in display; medium and semibold lie between.
    return mix(mix(1078, 1101, bold), mix(1040, 1072, bold), opticalPosition(size: size)) / unitsPerEm
  }

  /// 0 for the text design, up to 17 points; 1 for the display design, from 28 on.
  ///
  /// The curve between is not straight: label widths recorded at 20, 23 and 24 points fix it at 0.235, 0.67 and 0.805.
  static func opticalPosition(size: Double) -> Double {
    interpolate(size, in: [(17, 0), (20, 0.235), (23, 0.67), (24, 0.805), (28, 1)])
  }

  /// What is added to every advance, relative to 17 points.
  ///
  /// 8 to 17 are recorded; the rest is the tracking table of Apple's Human Interface Guidelines, which agrees with these
  /// within 2 units, and with recorded label widths at 20, 23 and 24 within a quarter. Below 8 the last step goes on.
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

  /// 0 for regular, 1 for bold. Recorded advances of medium and semibold give 11/30 and 19/30; label widths of heavy and
  /// black give 46/30 and 2, for all characters alike.
  static func weightPosition(_ weight: FontWeight) -> Double {
    interpolate(
      Double(weight.css),
      in: [(400, 0), (500, 11.0 / 30), (600, 19.0 / 30), (700, 1), (800, 46.0 / 30), (900, 2)])
  }

  /// 0 for regular, 1 for ultra-light.
  private static func thinning(_ weight: FontWeight) -> Double {
    interpolate(Double(weight.css), in: [(100, 1), (200, 0.78), (300, 0.34), (400, 0)])
  }

  /// How much narrower ultra-light is than regular. Recorded are 37 label widths of the three thin weights, no single
  /// advance: one figure per kind of character gives them back within a third of a point.
  private static func thinChange(of character: UInt8) -> (text: Double, display: Double) {
    switch character {
    case UInt8(ascii: " "): (-11, -38)
    case _ where isNarrow(character): (-78, -124)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): (-40, -45)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): (-90, -114)
    default: (-55, -79)
    }
  }

  /// Letters of one thin stem.
  private static func isNarrow(_ character: UInt8) -> Bool {
    "fijlrt".utf8.contains(character)
  }

  /// How much wider the display design's italic is than its upright: the text design's is as wide, to a unit. From twelve
  /// recorded label widths at 20 and 23 points.
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

  /// Straight lines between the given points, level beyond them.
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
