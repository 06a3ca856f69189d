import Foundation

extension CGGradient {
  /// Returns the color at a location in an encoding. Outside of the stops, it is the color of the nearest one.
  package func color(at location: CGFloat, in target: ColorEncoding) -> ColorComponents {
    var mixed = stops[stops.count - 1].color
    if location < stops[0].location {
      mixed = stops[0].color
    } else if let upper = stops.firstIndex(where: { $0.location > location }), upper > 0 {
      let before = stops[upper - 1]
      let after = stops[upper]
      let part = (location - before.location) / (after.location - before.location)
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
      mixed = ColorComponents(
        red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
        blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha))
    }
    guard encoding.primaries != target.primaries || encoding.transfer != target.transfer else { return mixed }
    let rgb = ColorConverter(from: encoding, to: target)
      .convert(Double(mixed.red), Double(mixed.green), Double(mixed.blue))
    return ColorComponents(red: CGFloat(rgb.0), green: CGFloat(rgb.1), blue: CGFloat(rgb.2), alpha: mixed.alpha)
  }

  /// Returns `count` pixels at locations that are evenly distributed from 0 to 1, inclusive.
  package func table(count: Int, alpha: CGFloat, in target: ColorEncoding) -> [UInt32] {
    (0..<count).map { index in
      color(at: CGFloat(index) / CGFloat(max(count - 1, 1)), in: target).pixel(alpha: alpha)
    }
  }

  package var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }
}
