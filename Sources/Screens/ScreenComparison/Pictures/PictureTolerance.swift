/// How alike two pictures have to be.
package struct PictureTolerance: Codable, Equatable, Sendable {
  /// How different the colors of a pixel may be, from 0 (the same) to 1 (as black and white), as pixelmatch and odiff
  /// count it.
  package var colorThreshold: Double
  /// The part of all pixels that may be more different than that.
  package var allowedPart: Double
  /// Whether pixels count that smooth an edge in one of the pictures.
  package var countsAntiAliasing: Bool

  package init(colorThreshold: Double = 0, allowedPart: Double = 0, countsAntiAliasing: Bool = true) {
    self.colorThreshold = min(max(colorThreshold, 0), 1)
    self.allowedPart = min(max(allowedPart, 0), 1)
    self.countsAntiAliasing = countsAntiAliasing
  }

  /// The same pixels.
  package static let exact = PictureTolerance()

  package var isExact: Bool { self == .exact }
}
