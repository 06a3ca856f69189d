import ImageIO
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Image I/O", .ownHosts)
struct ImageIOTests {
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  @Test("a picture that was written is read again, and says what it is", arguments: ["public.png", "public.jpeg"])
  func roundTrip(type: String) throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, try #require(picture().cgImage), nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetType(source) as String? == type && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("a small picture is as long as it is told, and none is made without leave")
  func thumbnail() throws {
    let bytes = try #require(picture().pngData())
    let source = try #require(CGImageSourceCreateWithData(NSData(data: bytes), nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10 && small.height == 5)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test("what is no picture has none, and one that has not all come has none yet")
  func nothing() throws {
    let words = try #require(CGImageSourceCreateWithData(NSData(data: Data("words".utf8)), nil))
    #expect(CGImageSourceGetCount(words) == 0 && CGImageSourceGetStatus(words) == .statusUnknownType)
    let source = CGImageSourceCreateIncremental(nil)
    let data = NSData(data: try #require(picture().pngData()))
    CGImageSourceUpdateData(source, data, false)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as CFString, 1, nil) == nil)
  }
}
