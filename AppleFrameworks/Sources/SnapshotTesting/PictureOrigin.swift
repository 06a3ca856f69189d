import Foundation
@_spi(Host) import ViewSnapshots

/// Where a picture was drawn.
enum PictureOrigin {
  /// A word on references that a simulator made: nobody has to look for a mistake of theirs.
  static func words(of file: Data, pathExtension: String?) -> String {
    guard pathExtension == "png", !SnapshotPictures.isDrawnHere(file) else { return "" }
    return """


      The reference was not drawn by ViewCode. Letters, symbols and smoothed edges of another system's pictures are not the same pixels: \
      compare with perceptualPrecision: and precision:, or record the reference here.
      """
  }
}
