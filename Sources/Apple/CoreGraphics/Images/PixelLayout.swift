internal import CPixels
import Foundation

/// The layout of an image's pixels in memory, with the conversion to pixels for drawing.
struct PixelLayout {
  private let model: CGColorSpaceModel
  private let alpha: CGImageAlphaInfo
  private let order: CGBitmapInfo
  private let componentBytes: Int
  private let pixelBytes: Int
  private let decodeRange: [CGFloat]

  init(_ image: CGImage) {
    model = image.colorSpace?.model ?? .monochrome
    alpha = image.alphaInfo
    order = image.bitmapInfo.intersection(.byteOrderMask)
    componentBytes = image.bitsPerComponent / 8
    pixelBytes = image.bitsPerPixel / 8
    decodeRange = image.decodeRange
  }

  /// The order of one of the eight common 32-bit RGB layouts, for which there are C loops; `nil` for others.
  private var swizzle: (order: vc_channel_order, alpha: vc_alpha)? {
    guard model == .rgb, componentBytes == 1, pixelBytes == 4, decodeRange.isEmpty else { return nil }
    let isLittle = order == .byteOrder32Little
    switch alpha {
    case .premultipliedLast: return (isLittle ? VC_ABGR : VC_RGBA, VC_PREMULTIPLIED)
    case .premultipliedFirst: return (isLittle ? VC_BGRA : VC_ARGB, VC_PREMULTIPLIED)
    case .last: return (isLittle ? VC_ABGR : VC_RGBA, VC_STRAIGHT)
    case .first: return (isLittle ? VC_BGRA : VC_ARGB, VC_STRAIGHT)
    case .noneSkipLast: return (isLittle ? VC_ABGR : VC_RGBA, VC_IGNORED)
    case .noneSkipFirst: return (isLittle ? VC_BGRA : VC_ARGB, VC_IGNORED)
    case .none, .alphaOnly: return nil
    }
  }

  func read(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ width: Int, into row: UnsafeMutablePointer<UInt32>
  ) {
    guard let base = bytes.baseAddress else { return }
    if let swizzle {
      vc_read_row(row, (base + offset).assumingMemoryBound(to: UInt8.self), width, swizzle.order, swizzle.alpha)
      return
    }
    for x in 0..<width { row[x] = pixel(base + offset + x * pixelBytes) }
  }

  /// Returns one pixel of any layout, component by component.
  private func pixel(_ address: UnsafeRawPointer) -> UInt32 {
    let count = pixelBytes / componentBytes
    func component(_ index: Int) -> CGFloat {
      if componentBytes == 2 {
        let first = UInt32(address.load(fromByteOffset: index * 2, as: UInt8.self))
        let second = UInt32(address.load(fromByteOffset: index * 2 + 1, as: UInt8.self))
        return CGFloat(order == .byteOrder16Little ? second << 8 | first : first << 8 | second) / 65535
      }
      let place = order == .byteOrder32Little ? count - 1 - index : index
      return CGFloat(address.load(fromByteOffset: place, as: UInt8.self)) / 255
    }
    if alpha == .alphaOnly { return UInt32((component(0) * 255).rounded()) << 24 }
    let colorCount = model == .monochrome ? 1 : model == .cmyk ? 4 : 3
    let isAlphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let hasAlpha = alpha == .first || alpha == .last || alpha == .premultipliedFirst || alpha == .premultipliedLast
    let opacity = hasAlpha ? component(isAlphaFirst ? 0 : count - 1) : 1
    let isMultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    let values = (0..<colorCount).map { index in
      var value = component(index + (isAlphaFirst ? 1 : 0))
      if isMultiplied { value = opacity > 0 ? min(value / opacity, 1) : 0 }
      if !decodeRange.isEmpty {
        value = decodeRange[2 * index] + (decodeRange[2 * index + 1] - decodeRange[2 * index]) * value
      }
      return value
    }
    let space: CGColorSpace = model == .monochrome ? .deviceGray : model == .cmyk ? .deviceCMYK : .deviceRGB
    return ColorComponents(values, in: space, alpha: opacity).pixel()
  }
}
