import Foundation
@_spi(Host) import ViewSnapshots

/// A namespace for functions that determine the origin of an image.
enum PictureOrigin {
  /// Returns a note for references that a simulator created, so that differences are not considered errors.
  static func words(of file: Data, pathExtension: String?) -> String {
    guard pathExtension == "png", !SnapshotPictures.isDrawnHere(file) else { return "" }
    return """


      The reference was not drawn by ViewCode. Letters, symbols and smoothed edges of another system's pictures are not the same pixels: \
      compare with perceptualPrecision: and precision:, or record the reference here.
      """
  }
}
