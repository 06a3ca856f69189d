import CoreGraphics
import Foundation

extension CIContext {
  /// Returns the pixels of a rectangle of an image, in sRGB.
  ///
  /// - Parameter fromRect: The rectangle, which is extended to whole pixels. Areas without pixels are transparent.
  /// - Returns: The pixels; `nil` for an empty or infinite rectangle.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isEndless, !fromRect.isNull else { return nil }
    let region = PixelRegion(covering: fromRect)
    guard !region.isEmpty, region.width <= 32_767, region.height <= 32_767 else { return nil }
    let pixels = render(image, region)
    let bytesPerRow = region.width * 4
    // The memory is allocated directly, because an object of Foundation would be copied byte by byte.
    let size = bytesPerRow * region.height
    guard let memory = malloc(size) else { return nil }
    for y in region.y..<region.maxY {
      writeBytes(pixels.row(y), region.width, memory + (region.maxY - 1 - y) * bytesPerRow)
    }
    guard
      let provider = CGDataProvider(
        dataInfo: memory, data: memory, size: size, releaseData: { memory, _, _ in free(memory) }),
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    return CGImage(
      width: region.width, height: region.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Returns the pixels of a rectangle of an image.
  ///
  /// - Parameters:
  ///   - format: Ignored. Pixels always have one byte per component.
  ///   - colorSpace: The color space of the result; `nil` for sRGB.
  /// - Returns: The pixels; `nil` for an empty or infinite rectangle.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    guard let result = createCGImage(image, from: fromRect) else { return nil }
    guard let colorSpace, colorSpace.name != CGColorSpace.sRGB, colorSpace.model != .unknown,
      let bitmap = CGContext(
        data: nil, width: result.width, height: result.height, bitsPerComponent: 8, bytesPerRow: 0, space: colorSpace,
        bitmapInfo: colorSpace.model == .monochrome
          ? CGImageAlphaInfo.none.rawValue : CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return result }
    bitmap.draw(result, in: CGRect(x: 0, y: 0, width: result.width, height: result.height))
    return bitmap.makeImage()
  }

  /// Returns the pixels of a rectangle of an image. They are always computed immediately.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
  }

  /// Writes the pixels of a rectangle of an image to memory, starting with the top row.
  ///
  /// - Parameters:
  ///   - data: The memory, with at least `rowBytes` for each row.
  ///   - bounds: The rectangle, which is extended to whole pixels.
  ///   - format: `ARGB8`, `BGRA8`, `RGBA8`, `ABGR8`, `RGBAf`, `R8` or `L8`. Other formats stop the program.
  ///   - colorSpace: The color space; `nil` for the working space. For other color spaces, only their linearity is
  ///     used.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let layout = PixelFormat(format)
    precondition(
      layout != nil, "CIContext: pixels of the format \(format.rawValue) can't be rendered; use RGBA8 or RGBAf")
    let region = PixelRegion(covering: bounds)
    guard let layout, !region.isEmpty else { return }
    let pixels = render(image, region)
    let wantsLight = colorSpace.map { ($0.name as String?)?.contains("Linear") ?? false } ?? isLinear
    for y in region.y..<region.maxY {
      let row = pixels.row(y)
      let memory = data + (region.maxY - 1 - y) * rowBytes
      for x in 0..<region.width {
        var pixel = row[x]
        if wantsLight != isLinear {
          let straight = pixel.straight
          pixel = (wantsLight ? ColorTransfer.toLinear(straight) : ColorTransfer.toComponents(straight)).multiplied
        }
        layout.write(pixel, to: memory + x * layout.bytesPerPixel)
      }
    }
  }

  /// Returns the pixels of a region in the working color space.
  func render(_ image: CIImage, _ region: PixelRegion) -> Pixels {
    Rendering(of: image.node, isLinear: isLinear).pixels(of: image.node, in: region)
  }

  /// Writes a row as sRGB bytes with premultiplied alpha.
  private func writeBytes(_ row: UnsafeMutablePointer<Pixel>, _ count: Int, _ memory: UnsafeMutableRawPointer) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    ColorTransfer.byteOfLight.withUnsafeBufferPointer { byteOfLight in
      for index in 0..<count {
        let pixel = row[index].clipped
        let place = index * 4
        if isLinear, pixel.w > 0.9999 {
          bytes[place] = byteOfLight[Int(pixel.x * 65_535 + 0.5)]
          bytes[place + 1] = byteOfLight[Int(pixel.y * 65_535 + 0.5)]
          bytes[place + 2] = byteOfLight[Int(pixel.z * 65_535 + 0.5)]
          bytes[place + 3] = 255
        } else {
          // No component exceeds alpha, which is rounded first.
          let alpha = (pixel.w * 255 + 0.5).rounded(.down)
          let straight = pixel.straight.clipped
          let color = (isLinear ? ColorTransfer.toComponents(straight) : straight) * alpha + Pixel(repeating: 0.5)
          bytes[place] = UInt8(color.x)
          bytes[place + 1] = UInt8(color.y)
          bytes[place + 2] = UInt8(color.z)
          bytes[place + 3] = UInt8(alpha)
        }
      }
    }
  }
}
