import ScreenComparison

/// How alike a picture has to be to its reference.
public struct SnapshotTolerance: Sendable, Equatable {
  let pictures: PictureTolerance

  /// The same bytes. Pictures are, on every machine: nothing else is needed for what is drawn here.
  public static let exact = SnapshotTolerance(pictures: .exact)

  /// Pixels may differ a little, as people see it.
  ///
  /// - Parameters:
  ///   - threshold: how different the colors of a pixel may be, from 0 to 1: the `threshold` of pixelmatch and odiff.
  ///   - part: the part of all pixels that may be more different, from 0 to 1. Default: none.
  ///   - countsAntiAliasing: whether pixels count that smooth an edge. Default: they don't.
  public static func perceptual(
    _ threshold: Double, part: Double = 0, countsAntiAliasing: Bool = false
  ) -> SnapshotTolerance {
    SnapshotTolerance(
      pictures: PictureTolerance(
        colorThreshold: threshold, allowedPart: part, countsAntiAliasing: countsAntiAliasing))
  }
}
