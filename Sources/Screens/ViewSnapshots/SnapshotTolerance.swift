import ScreenComparison

/// The permitted difference between a picture and its reference.
public struct SnapshotTolerance: Sendable, Equatable {
  let pictures: PictureTolerance

  /// The tolerance for equal bytes. It is sufficient for ViewCode's pictures, which are equal on every machine.
  public static let exact = SnapshotTolerance(pictures: .exact)

  /// Returns a tolerance for small visible differences.
  ///
  /// - Parameters:
  ///   - threshold: The permitted difference between the colors of a pixel, from 0 to 1: the `threshold` of pixelmatch
  ///     and odiff.
  ///   - part: The fraction of all pixels that may exceed it, from 0 to 1. Default: none.
  ///   - countsAntiAliasing: Whether pixels count that smooth an edge. Default: `false`.
  public static func perceptual(
    _ threshold: Double, part: Double = 0, countsAntiAliasing: Bool = false
  ) -> SnapshotTolerance {
    SnapshotTolerance(
      pictures: PictureTolerance(
        colorThreshold: threshold, allowedPart: part, countsAntiAliasing: countsAntiAliasing))
  }
}
