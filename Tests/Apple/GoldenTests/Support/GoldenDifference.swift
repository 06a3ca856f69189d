import ImageCodecs
import ScreenComparison

/// The difference between a recorded picture and the one that is drawn now.
struct GoldenDifference: CustomStringConvertible {
  /// What other versions of fonts and libraries change.
  ///
  /// Another release of Inter has other outlines, and some texts are half a point wider with it: pixels at the edges of
  /// glyphs change, and of what is as wide as its text, but never a whole area. With Inter 4.1 (Debian 13) instead of
  /// 4.0 beta 7 (Debian 12) up to 8 of a thousand pixels are far off; FreeType 2.13 and pixman 0.44 draw the same bytes
  /// as 2.12 and 0.42.
  private static let tolerance = PictureTolerance(colorThreshold: 0.25, allowedPart: 0.01)
  private static let areaSide = 4
  private static let areaStep = 12

  private let drawn: PixelImage
  /// Nil if the pixels are the same, and only the files differ.
  private let difference: PictureDifference?
  /// Whether other versions of fonts and libraries explain it.
  let isTolerated: Bool

  init(from recorded: PixelImage, to drawn: PixelImage) {
    self.drawn = drawn
    difference = PictureDifference(from: recorded, to: drawn, tolerance: GoldenDifference.tolerance)
    isTolerated =
      difference?.isTolerated != false
      && !ChangedArea.isFound(
        from: recorded, to: drawn, side: GoldenDifference.areaSide, step: GoldenDifference.areaStep)
  }

  /// The drawn picture, pale, with the differences in color.
  var picture: PixelImage { difference?.picture(over: drawn) ?? drawn }

  var description: String { difference?.text ?? "the pixels are the same, the files are not" }
}
