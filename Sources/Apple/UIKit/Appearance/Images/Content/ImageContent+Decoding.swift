import CoreGraphics
import ImageCodecs

extension ImageContent {
  /// Creates the picture in a file's content, whatever the file's name says; nil where it is none or is damaged, as
  /// `UIImage` answers. Nil, and a message, where what reads it is missing here.
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
