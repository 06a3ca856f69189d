import Foundation

/// A gradient of colors at locations from 0 to 1.
///
/// Between two locations, the components and alpha are interpolated separately, without premultiplication: from white
/// to transparent black, the color is gray in between.
///
/// - Source: developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Hashable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: ColorComponents
  }

  /// The stops in increasing order, at least one.
  package let stops: [Stop]
  /// The color space in which colors are interpolated. Stops are in extended sRGB, or in this space if it is linear.
  package let encoding: ColorEncoding

  /// Creates a gradient from colors.
  ///
  /// - Parameters:
  ///   - space: The color space in which colors are interpolated; `nil` for sRGB, which is also used for colors in
  ///     different spaces.
  ///   - colors: The `CGColor` objects.
  ///   - locations: The locations of the colors, from 0 to 1; `nil` to distribute them evenly.
  /// - Returns: The gradient; `nil` without colors, or with other objects.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let count = colors.count
    guard count > 0 else { return nil }
    var parsed: [CGColor] = []
    for index in 0..<count {
      guard let color = colors[index] as? CGColor, color.pattern == nil else { return nil }
      parsed.append(color)
    }
    let encoding = Self.mixing(space)
    self.encoding = encoding
    stops = Self.sorted(
      parsed.enumerated().map { index, color in
        Stop(location: Self.location(index, count, locations), color: color.standard.converted(to: encoding))
      })
  }

  /// Creates a gradient from the components of colors in one space.
  ///
  /// - Parameters:
  ///   - components: The components of each color, followed by its alpha.
  ///   - locations: The locations of the colors, from 0 to 1; `nil` to distribute them evenly.
  ///   - count: The number of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let stride = space.numberOfComponents + 1
    let encoding = Self.mixing(space)
    self.encoding = encoding
    var stops: [Stop] = []
    for index in 0..<count {
      guard let color = CGColor(colorSpace: space, components: components + index * stride) else { return nil }
      stops.append(
        Stop(location: Self.location(index, count, locations), color: color.standard.converted(to: encoding)))
    }
    self.stops = Self.sorted(stops)
  }

  package init(stops: [(location: CGFloat, color: CGColor)]) {
    let encoding = Self.mixing(nil)
    self.encoding = encoding
    self.stops = Self.sorted(
      stops.map { Stop(location: Self.cut($0.location), color: $0.color.standard) })
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private static func mixing(_ space: CGColorSpace?) -> ColorEncoding {
    var encoding =
      (space?.model == .rgb || space?.model == .monochrome ? space : nil)?.encoding
      ?? CGColorSpace.extendedStandard.encoding
    encoding.isExtended = true
    return encoding
  }

  private static func location(_ index: Int, _ count: Int, _ locations: UnsafePointer<CGFloat>?) -> CGFloat {
    guard let locations else { return count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1) }
    return cut(locations[index])
  }

  private static func cut(_ location: CGFloat) -> CGFloat { location > 0 ? min(location, 1) : 0 }

  /// Returns the stops sorted by location. Colors at the same location keep their order; the last one applies from
  /// there on.
  private static func sorted(_ stops: [Stop]) -> [Stop] {
    stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
