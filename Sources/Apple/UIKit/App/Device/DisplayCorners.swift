import CoreGraphics

/// The corner radii of iPhones' displays, which sheets and concentric corners use.
enum DisplayCorners {
  private struct Row {
    var width: CGFloat
    var height: CGFloat
    var cutout: ScreenCutout
    var radius: CGFloat
  }

  /// design-26: E002 to E008. Screens with the same size and cutout have the radius of the newest such phone.
  private static let rows = [
    Row(width: 375, height: 812, cutout: .notch, radius: 39),
    Row(width: 375, height: 812, cutout: .smallNotch, radius: 44),
    Row(width: 414, height: 896, cutout: .notch, radius: 41.5),
    Row(width: 390, height: 844, cutout: .notch, radius: 47.33),
    Row(width: 390, height: 844, cutout: .smallNotch, radius: 47.33),
    Row(width: 428, height: 926, cutout: .notch, radius: 53.33),
    Row(width: 428, height: 926, cutout: .smallNotch, radius: 53.33),
    Row(width: 393, height: 852, cutout: .island, radius: 55),
    Row(width: 430, height: 932, cutout: .island, radius: 55),
    Row(width: 402, height: 874, cutout: .island, radius: 62),
    Row(width: 440, height: 956, cutout: .island, radius: 62),
    Row(width: 420, height: 912, cutout: .island, radius: 62),
  ]

  /// Returns the corner radius of a screen's display, in points; 0 for square corners and unknown displays.
  static func radius(of configuration: ScreenConfiguration) -> CGFloat {
    let (short, long) = (
      min(configuration.size.width, configuration.size.height), max(configuration.size.width, configuration.size.height)
    )
    return rows.first { $0.width == short && $0.height == long && $0.cutout == configuration.cutout }?.radius ?? 0
  }
}
