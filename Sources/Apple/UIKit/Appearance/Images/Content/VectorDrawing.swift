import CoreGraphics
import Foundation
import ImageCodecs

/// The drawing of an SVG or PDF file.
final class VectorDrawing: Drawing {
  private let file: VectorFile

  init(_ file: VectorFile) { self.file = file }

  var size: CGSize { CGSize(width: file.width, height: file.height) }
  var dependsOnTraits: Bool { false }

  func makeImage(width: Int, height: Int) -> CGImage? {
    do throws(VectorFileError) {
      return CGImage(try file.draw(width: width, height: height), isOpaque: false)
    } catch {
      Diagnostics.reportFromAnyThread("UIImage: \(error).")
      return nil
    }
  }
}

extension CGImage {
  convenience init(_ pixels: PixelImage, isOpaque: Bool) {
    let bytes = pixels.bytes
    let storage = PixelStorage(width: pixels.width, height: pixels.height, isCleared: false)
    bytes.withUnsafeBytes { from in
      for y in 0..<pixels.height {
        let row = UnsafeRawBufferPointer(
          rebasing: from[y * pixels.bytesPerRow..<(y * pixels.bytesPerRow + pixels.width * 4)])
        UnsafeMutableRawBufferPointer(start: storage.base + y * storage.bytesPerRow, count: pixels.width * 4)
          .copyMemory(from: row)
      }
    }
    self.init(pixels: storage, isOpaque: isOpaque)
  }
}
