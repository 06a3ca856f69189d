import UIKit

/// A sequence of colors that blend into each other.
///
/// - Source: developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
  /// A color and its location, from 0 at the start to 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop from a color and a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors are interpolated.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/gradient/colorspace
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// The color space of the device. This framework uses it for all gradients.
    public static let device = ColorSpace(name: "device")
    /// A color space in which equal distances are perceived as equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colors and their locations, in order.
  public var stops: [Stop]

  /// Creates a gradient from colors and their locations, which must be in order.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paint(_ kind: GradientPaint.Kind, in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(kind: kind, stops: stops.map { ($0.color.resolve(in: environment), $0.location) }))
  }
}
