import CoreGraphics
import ImageCodecs

extension ImageContent {
  /// Creates the image in a file's contents, regardless of the file's name; like `UIImage`, `nil` if the data isn't a
  /// valid image. Reports a message and returns `nil` if the required decoder isn't installed.
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
