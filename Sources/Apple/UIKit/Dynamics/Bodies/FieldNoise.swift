import CoreGraphics

/// A field of pseudorandom vectors that change smoothly with position and time, the same in each run.
struct FieldNoise {
  /// The distance between independent vectors, in points.
  private let spacing: CGFloat

  /// - Parameter smoothness: From 0, a spacing of 10 points, to 1, a spacing of 210.
  init(smoothness: CGFloat) {
    spacing = 10 + 200 * min(max(smoothness, 0), 1)
  }

  /// Returns the vector at a position, whose coordinates are at most 1.
  func vector(at place: CGVector, time: Double) -> CGVector {
    CGVector(dx: value(place, time, 1), dy: value(place, time, 2))
  }

  private func value(_ place: CGVector, _ time: Double, _ seed: UInt64) -> CGFloat {
    let (x, y, z) = (Double(place.dx / spacing), Double(place.dy / spacing), time)
    guard abs(x) < 1e9, abs(y) < 1e9, abs(z) < 1e9 else { return 0 }
    let (column, row, layer) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    func corner(_ dx: Double, _ dy: Double, _ dz: Double) -> Double {
      hash(Int64(column + dx), Int64(row + dy), Int64(layer + dz), seed)
    }
    let (u, v, w) = (ease(x - column), ease(y - row), ease(z - layer))
    func plane(_ dz: Double) -> Double {
      mix(mix(corner(0, 0, dz), corner(1, 0, dz), u), mix(corner(0, 1, dz), corner(1, 1, dz), u), v)
    }
    return CGFloat(mix(plane(0), plane(1), w))
  }

  private func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

  /// Returns a number from -1 to 1 with the mixing step of SplitMix64.
  private func hash(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
    var state = seed
    for part in [x, y, z] {
      state = (state ^ UInt64(bitPattern: part)) &+ 0x9E37_79B9_7F4A_7C15
      state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
      state ^= state >> 31
    }
    return Double(state >> 11) / Double(1 << 52) - 1
  }
}
