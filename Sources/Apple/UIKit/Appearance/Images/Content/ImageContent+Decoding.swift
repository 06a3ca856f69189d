import CoreGraphics
import ImageCodecs

extension ImageContent {
  /// Creates the picture in a file's contents, regardless of the file's name; nil if it is no picture or damaged, like
  /// `UIImage`. Nil, with a message, if the required decoder isn't installed.
  init?(encoded bytes: [UInt8], helper: ImageHelper = .shared) {
    if ImageFormat(sniffing: bytes) != nil {
      do throws(ImageCodecError) {
        let decoded = try ImageDecoder.decode(bytes, helper: helper)
        self = .pixels(
          ImageBitmap(
            CGImage(decoded.pixels, isOpaque: decoded.isOpaque), orientation: UIImage.Orientation(decoded.orientation)))
      } catch {
        if case .helper = error { Diagnostics.reportFromAnyThread("UIImage: \(error).") }
        return nil
      }
    } else {
      do throws(VectorFileError) {
        self = .drawing(ImageDrawing(VectorDrawing(try VectorFile(bytes, helper: helper))))
      } catch {
        if case .helper = error { Diagnostics.reportFromAnyThread("UIImage: \(error).") }
        return nil
      }
    }
  }
}
