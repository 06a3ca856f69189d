internal import CPixels
import Foundation

/// The pixels of a bitmap context: those for drawing and, if their layout is different, those for the user.
final class Bitmap: DrawSink {
  let format: BitmapFormat
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private(set) var pixels: PixelStorage
  private let rasterizer: Rasterizer
  /// The memory in the user's layout if it differs from that for drawing.
  private let foreign: UnsafeMutableRawPointer?
  private let ownsForeign: Bool
  private let isUsersMemory: Bool
  /// Whether other code may access the memory, which is then synchronized around each drawing.
  private var isWatched: Bool
  private var isStale = false
  /// Whether an image shares the pixels, which are then copied before the next drawing.
  private var isShared = false

  init?(_ format: BitmapFormat, data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
    guard PixelStorage.isReasonable(width: width, height: height) else { return nil }
    let least = width * format.bytesPerPixel
    let stride = bytesPerRow == 0 && data == nil ? least : bytesPerRow
    // cairo requires rows at whole pixels.
    guard stride >= least, stride <= 1 << 31, !format.isNative || stride % 4 == 0 else { return nil }
    self.format = format
    self.width = width
    self.height = height
    self.bytesPerRow = stride
    isUsersMemory = data != nil
    isWatched = data != nil
    if format.isNative, let data {
      pixels = PixelStorage(base: data, width: width, height: height, bytesPerRow: stride, owner: nil)
      foreign = nil
      ownsForeign = false
    } else if format.isNative, stride == least {
      pixels = PixelStorage(width: width, height: height)
      foreign = nil
      ownsForeign = false
    } else {
      pixels = PixelStorage(width: width, height: height)
      foreign = data ?? calloc(stride * height, 1)
      ownsForeign = data == nil
    }
    rasterizer = Rasterizer(
      SurfacePixels(pixels, isOpaque: format.isOpaque), encoding: format.workingEncoding)
    if data == nil || foreign == nil {
      if format.isOpaque { vc_set_opaque(pixels.row(0), width, height, pixels.bytesPerRow) }
    }
    if foreign != nil, data != nil { readForeign() }
  }

  deinit {
    if ownsForeign { free(foreign) }
  }

  func perform(_ command: DrawCommand) {
    if isShared {
      pixels = pixels.copy()
      rasterizer.retarget(SurfacePixels(pixels, isOpaque: format.isOpaque))
      isShared = false
    }
    if foreign != nil, isWatched { readForeign() }
    rasterizer.perform(command)
    isStale = true
    if foreign != nil, isWatched { synchronize() }
  }

  /// Updates the user's memory.
  func synchronize() {
    guard isStale, let foreign else { return }
    isStale = false
    for y in 0..<height {
      let to = (foreign + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      switch format.kind {
      case .rgb: vc_write_row(to, pixels.row(y), width, channelOrder)
      case .gray: vc_write_gray_row(to, pixels.row(y), width)
      case .alpha: vc_write_alpha_row(to, pixels.row(y), width)
      }
    }
  }

  private func readForeign() {
    guard let foreign else { return }
    for y in 0..<height {
      let from = UnsafePointer((foreign + y * bytesPerRow).assumingMemoryBound(to: UInt8.self))
      switch format.kind {
      case .rgb: vc_read_row(pixels.row(y), from, width, channelOrder, format.isOpaque ? VC_IGNORED : VC_PREMULTIPLIED)
      case .gray: vc_read_gray_row(pixels.row(y), from, width)
      case .alpha: vc_read_alpha_row(pixels.row(y), from, width)
      }
    }
  }

  private var channelOrder: vc_channel_order {
    let isLittle = format.info.intersection(.byteOrderMask) == .byteOrder32Little
    let isAlphaFirst = format.alpha == .premultipliedFirst || format.alpha == .noneSkipFirst
    return isAlphaFirst ? (isLittle ? VC_BGRA : VC_ARGB) : (isLittle ? VC_ABGR : VC_RGBA)
  }

  /// The memory in the user's layout. After its first use it is always synchronized, since reads can't be detected.
  var data: UnsafeMutableRawPointer {
    isWatched = true
    if let foreign {
      synchronize()
      return foreign
    }
    if isShared {
      // The contents of an image must not change.
      pixels = pixels.copy()
      rasterizer.retarget(SurfacePixels(pixels, isOpaque: format.isOpaque))
      isShared = false
    }
    return pixels.base
  }

  func makeImage() -> CGImage? {
    if format.isNative, foreign == nil {
      if isWatched {
        return CGImage(pixels: pixels.copy(), colorSpace: format.space, isOpaque: format.isOpaque)
      }
      isShared = true
      return CGImage(pixels: pixels, colorSpace: format.space, isOpaque: format.isOpaque)
    }
    synchronize()
    guard let foreign else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: format.bytesPerPixel * 8,
      bytesPerRow: bytesPerRow, space: format.space, bitmapInfo: format.info,
      provider: CGDataProvider(bytes: Data(bytes: foreign, count: bytesPerRow * height)), decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
}
