import Foundation

/// A namespace for functions that compute distances on the WGS 84 ellipsoid.
///
/// - Source: T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested
///   equations", Survey Review 23 (1975).
enum Geodesic {
  /// The equatorial radius in meters (NIMA TR8350.2).
  private static let equatorialRadius = 6_378_137.0
  private static let polarRadius = 6_356_752.314245

  /// Returns the distance between two coordinates in meters, or NaN if one of them is invalid.
  static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    if start.latitude == end.latitude && start.longitude == end.longitude { return 0 }
    return ellipsoidDistance(start, end) ?? sphereDistance(start, end)
  }

  /// Returns the distance on the ellipsoid; `nil` if the iteration does not converge, which can happen for nearly
  /// antipodal points.
  private static func ellipsoidDistance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
    let flattening = (equatorialRadius - polarRadius) / equatorialRadius
    let difference = radians(end.longitude - start.longitude)
    let (u1, u2) = (
      atan((1 - flattening) * tan(radians(start.latitude))), atan((1 - flattening) * tan(radians(end.latitude)))
    )
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = difference
    // The paper's iteration requires four steps for most pairs.
    for _ in 0..<100 {
      let (a, b) = (cos2 * sin(lambda), cos1 * sin2 - sin1 * cos2 * cos(lambda))
      let sinSigma = (a * a + b * b).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
      let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      // Along the equator, the angle does not exist.
      let cosMiddle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosSquaredAlpha
      let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
      let next =
        difference + (1 - c) * flattening * sinAlpha
        * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle * cosMiddle)))
      defer { lambda = next }
      guard (next - lambda).magnitude < 1e-12 else { continue }
      let squares = cosSquaredAlpha * (equatorialRadius * equatorialRadius - polarRadius * polarRadius)
      let u = squares / (polarRadius * polarRadius)
      let factor = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
      let d = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
      let inner = cosSigma * (-1 + 2 * cosMiddle * cosMiddle)
      let outer = d / 6 * cosMiddle * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * cosMiddle * cosMiddle)
      let correction = d * sinSigma * (cosMiddle + d / 4 * (inner - outer))
      return polarRadius * factor * (sigma - correction)
    }
    return nil
  }

  /// Returns the distance on a sphere with the earth's mean radius.
  private static func sphereDistance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    let (a, b) = (radians(start.latitude), radians(end.latitude))
    let (north, east) = (sin((b - a) / 2), sin(radians(end.longitude - start.longitude) / 2))
    let chord = north * north + cos(a) * cos(b) * east * east
    return 2 * (2 * equatorialRadius + polarRadius) / 3 * asin(min(chord.squareRoot(), 1))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
