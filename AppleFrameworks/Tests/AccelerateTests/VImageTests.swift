import Accelerate
import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("vImage", .ownHosts)
struct VImageTests {
  /// Runs a function on buffers of bytes and returns the second one's.
  private func run(
    _ bytes: [UInt8], width: Int, height: Int, pixelSize: Int, toWidth: Int? = nil, toHeight: Int? = nil,
    _ body: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
  ) -> [UInt8] {
    var source = bytes
    let (newWidth, newHeight) = (toWidth ?? width, toHeight ?? height)
    var target = [UInt8](repeating: 0, count: newWidth * newHeight * pixelSize)
    source.withUnsafeMutableBytes { from in
      target.withUnsafeMutableBytes { to in
        var first = vImage_Buffer(
          data: from.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width),
          rowBytes: width * pixelSize)
        var second = vImage_Buffer(
          data: to.baseAddress, height: vImagePixelCount(newHeight), width: vImagePixelCount(newWidth),
          rowBytes: newWidth * pixelSize)
        #expect(body(&first, &second) == kvImageNoError)
      }
    }
    return target
  }

  @Test("A box is the mean of the pixels in it, with the edges continued, left out or in a color")
  func box() {
    let row: [UInt8] = [0, 90, 30]
    let extended = run(row, width: 3, height: 1, pixelSize: 1) {
      vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(extended == [30, 40, 50])
    let cut = run(row, width: 3, height: 1, pixelSize: 1) {
      vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, vImage_Flags(kvImageTruncateKernel))
    }
    #expect(cut == [45, 40, 60])
    let colored = run(row, width: 3, height: 1, pixelSize: 1) {
      vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 60, vImage_Flags(kvImageBackgroundColorFill))
    }
    #expect(colored == [50, 40, 60])
    let tent = run(row, width: 3, height: 1, pixelSize: 1) {
      vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(tent[1] == 53)
    var first = vImage_Buffer()
    #expect(vImageBoxConvolve_ARGB8888(&first, &first, nil, 0, 0, 3, 3, nil, 8) == kvImageNullPointerArgument)
  }

  @Test("A kernel of even size or without a rule for edges is refused")
  func refusals() {
    var bytes = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 2, width: 2, rowBytes: 8)
      #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 3, nil, 8) == kvImageInvalidKernelSize)
      #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
    }
  }

  @Test("Pixels are rows that matrices multiply, divided and rounded")
  func matrix() {
    // The first component goes into the second one, twice.
    var matrix = [Int16](repeating: 0, count: 16)
    matrix[1] = 512
    matrix[15] = 256
    let result = run([10, 20, 30, 40, 200, 0, 0, 255], width: 2, height: 1, pixelSize: 4) {
      vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 256, nil, nil, vImage_Flags(kvImageNoFlags))
    }
    #expect(result == [0, 20, 0, 40, 0, 255, 0, 255])
  }

  @Test("Components are exchanged, multiplied by alpha and divided by it")
  func components() {
    let pixel: [UInt8] = [128, 100, 50, 200]
    #expect(
      run(pixel, width: 1, height: 1, pixelSize: 4) { vImagePermuteChannels_ARGB8888(&$0, &$1, [3, 2, 1, 0], 0) }
        == [200, 50, 100, 128])
    let multiplied = run(pixel, width: 1, height: 1, pixelSize: 4) { vImagePremultiplyData_ARGB8888(&$0, &$1, 0) }
    #expect(multiplied == [128, 50, 25, 100])
    let divided = run(multiplied, width: 1, height: 1, pixelSize: 4) { vImageUnpremultiplyData_ARGB8888(&$0, &$1, 0) }
    #expect(divided == [128, 100, 50, 199])
  }

  @Test("Quarter turns go with or against the clock, and mirrors across and upside down")
  func turns() {
    let picture: [UInt8] = [1, 2, 3, 4, 5, 6]
    func turned(_ turns: Int) -> [UInt8] {
      run(picture, width: 3, height: 2, pixelSize: 1, toWidth: 2, toHeight: 3) {
        vImageRotate90_Planar8(&$0, &$1, UInt8(turns), 0, 0)
      }
    }
    #expect(turned(kRotate90DegreesClockwise) == [4, 1, 5, 2, 6, 3])
    #expect(turned(kRotate90DegreesCounterClockwise) == [3, 6, 2, 5, 1, 4])
    let mirrored = run(picture, width: 3, height: 2, pixelSize: 1) { vImageHorizontalReflect_Planar8(&$0, &$1, 0) }
    #expect(mirrored == [3, 2, 1, 6, 5, 4])
    let upsideDown = run(picture, width: 3, height: 2, pixelSize: 1) { vImageVerticalReflect_Planar8(&$0, &$1, 0) }
    #expect(upsideDown == [4, 5, 6, 1, 2, 3])
  }

  @Test("Scaling keeps even colors, and histograms count")
  func scaleAndCount() {
    let even = [UInt8](repeating: 77, count: 64)
    let half = run(even, width: 8, height: 8, pixelSize: 1, toWidth: 4, toHeight: 4) {
      vImageScale_Planar8(&$0, &$1, nil, vImage_Flags(kvImageHighQualityResampling))
    }
    #expect(half == [UInt8](repeating: 77, count: 16))
    var counts = [vImagePixelCount](repeating: 0, count: 256)
    _ = run([5, 5, 9], width: 3, height: 1, pixelSize: 1) { source, _ in
      vImageHistogramCalculation_Planar8(&source, &counts, 0)
    }
    #expect(counts[5] == 2 && counts[9] == 1 && counts.reduce(0, +) == 3)
    #expect(
      run([50, 100, 150], width: 3, height: 1, pixelSize: 1) { vImageContrastStretch_Planar8(&$0, &$1, 0) }
        == [0, 128, 255])
  }

  @Test("A picture comes out of a buffer as it went in")
  func pictures() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    }
    let image = try #require(picture.cgImage)
    let layout = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)))
    let buffer = try vImage_Buffer(cgImage: image, format: layout)
    defer { buffer.free() }
    #expect(buffer.size == CGSize(width: 4, height: 2))
    let bytes = buffer.data.assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { bytes[$0] } == [255, 255, 0, 0])
    #expect((0..<4).map { bytes[buffer.rowBytes + $0] } == [255, 0, 0, 255])
    let again = try buffer.createCGImage(format: layout)
    #expect(again.width == 4 && again.height == 2 && again.bytesPerRow == buffer.rowBytes)
  }

  @Test("The blur of the well-known image effects keeps an even picture and softens an edge")
  func imageEffects() throws {
    let side = 40
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    func context() throws -> CGContext {
      try #require(
        CGContext(
          data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    }
    let (input, output) = (try context(), try context())
    input.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    input.fill(CGRect(x: 0, y: 0, width: side, height: side))
    input.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    input.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
    func buffer(_ context: CGContext) -> vImage_Buffer {
      vImage_Buffer(
        data: context.data, height: vImagePixelCount(context.height), width: vImagePixelCount(context.width),
        rowBytes: context.bytesPerRow)
    }
    var (from, to) = (buffer(input), buffer(output))
    let edge = vImage_Flags(kvImageEdgeExtend)
    vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 9, 9, nil, edge)
    vImageBoxConvolve_ARGB8888(&to, &from, nil, 0, 0, 9, 9, nil, edge)
    vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 9, 9, nil, edge)
    let row = (to.data + side / 2 * to.rowBytes).assumingMemoryBound(to: UInt8.self)
    let greens = (0..<side).map { Int(row[$0 * 4 + 1]) }
    #expect(greens[0] == 0 && greens[side - 1] == 255)
    #expect(abs(greens[side / 2 - 1] + greens[side / 2] - 255) <= 3)
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
