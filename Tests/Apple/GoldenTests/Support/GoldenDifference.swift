import ImageCodecs
import ScreenComparison

/// The difference between a recorded picture and the current one.
struct GoldenDifference: CustomStringConvertible {
  /// The tolerance for other versions of fonts and libraries.
  ///
  /// Another release of Inter has different outlines, and some texts are half a point wider with it. Pixels at the
  /// edges of glyphs and of views with the width of their text change, but no complete area. With Inter 4.1 (Debian 13)
  /// instead of 4.0 beta 7 (Debian 12), up to 8 of a thousand pixels differ strongly. FreeType 2.13 and pixman 0.44
  /// draw the same bytes as 2.12 and 0.42.
  private static let tolerance = PictureTolerance(colorThreshold: 0.25, allowedPart: 0.01)
  private static let areaSide = 4
  private static let areaStep = 12

  private let drawn: PixelImage
  /// The difference of the pixels, or nil if only the files differ.
  private let difference: PictureDifference?
  /// Whether other versions of fonts and libraries explain the difference.
  let isTolerated: Bool

  init(from recorded: PixelImage, to drawn: PixelImage) {
    self.drawn = drawn
    difference = PictureDifference(from: recorded, to: drawn, tolerance: GoldenDifference.tolerance)
    isTolerated =
      difference?.isTolerated != false
      && !ChangedArea.isFound(
        from: recorded, to: drawn, side: GoldenDifference.areaSide, step: GoldenDifference.areaStep)
  }

  /// The drawn picture in pale colors, with the differences in color.
  var picture: PixelImage { difference?.picture(over: drawn) ?? drawn }

  var description: String { difference?.text ?? "the pixels are the same, the files are not" }
}
