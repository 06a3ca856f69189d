import ImageCodecs

/// The perceived difference between two colors in the YIQ color space of television.
///
/// - Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
///   mobile applications", 2010; the same measure as the `threshold` of pixelmatch and odiff.
enum ColorDistance {
  /// The distance between black and white: the sum of the weights below multiplied by the squares of the largest
  /// differences in Y, I and Q.
  static let largest = 35215.0

  /// A color on white.
  struct Seen {
    let red: Double
    let green: Double
    let blue: Double

    @inline(__always)
    init(_ pixel: UnsafePointer<UInt8>) {
      // The colors are premultiplied by alpha, and the rest is white.
      let white = Double(255 - Int(pixel[3]))
      blue = Double(pixel[0]) + white
      green = Double(pixel[1]) + white
      red = Double(pixel[2]) + white
    }

    var brightness: Double { 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue }
  }

  /// Returns the weighted square of the distance, from 0 to ``largest``.
  @inline(__always)
  static func squared(_ a: Seen, _ b: Seen) -> Double {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
