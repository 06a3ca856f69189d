/// The permitted difference between two pictures.
package struct PictureTolerance: Codable, Equatable, Sendable {
  /// The permitted difference between the colors of a pixel, from 0 (equal) to 1 (black and white), as in pixelmatch
  /// and odiff.
  package var colorThreshold: Double
  /// The fraction of all pixels that may exceed that difference.
  package var allowedPart: Double
  /// Whether pixels count that smooth an edge in one of the pictures.
  package var countsAntiAliasing: Bool

  package init(colorThreshold: Double = 0, allowedPart: Double = 0, countsAntiAliasing: Bool = true) {
    self.colorThreshold = min(max(colorThreshold, 0), 1)
    self.allowedPart = min(max(allowedPart, 0), 1)
    self.countsAntiAliasing = countsAntiAliasing
  }

  /// The tolerance for equal pixels.
  package static let exact = PictureTolerance()

  package var isExact: Bool { self == .exact }
}
