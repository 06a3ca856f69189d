// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics
import Foundation

extension vImage_Buffer {
  /// Returns the error that the functions of Swift's overlay throw.
  private static func error(_ code: vImage_Error) -> vImage.Error { vImage.Error(rawValue: code) ?? .internalError }

  /// Creates a buffer with memory for a number of pixels. `free()` releases the memory.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    guard width >= 0, height >= 0 else { throw vImage.Error.invalidParameter }
    let code = vImageBuffer_Init(
      &self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, vImage_Flags(kvImageNoFlags))
    if code != kvImageNoError { throw Self.error(code) }
  }

  /// Creates a buffer with an image's pixels in a format. `free()` releases the memory.
  public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws {
    self.init()
    var format = format
    let code = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, vImage_Flags(options.rawValue))
    if code != kvImageNoError { throw Self.error(code) }
  }

  /// Creates a buffer with an image's pixels in the image's format. `free()` releases the memory.
  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
    try self.init(cgImage: cgImage, format: format, flags: options)
  }

  /// Returns an image of a copy of the pixels.
  public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws -> CGImage {
    var (buffer, format, code) = (self, format, kvImageNoError)
    let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, vImage_Flags(options.rawValue), &code)
    guard let image else { throw Self.error(code) }
    return image.takeRetainedValue()
  }

  /// Copies the pixels into another buffer.
  public func copy(
    destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags
  ) throws {
    var source = self
    let code = vImageCopyBuffer(&source, &destinationBuffer, pixelSize, vImage_Flags(options.rawValue))
    if code != kvImageNoError { throw Self.error(code) }
  }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  /// Releases the memory.
  public func free() { Foundation.free(data) }
}

/// A namespace for vImage's Swift API.
///
/// - Source: developer.apple.com/documentation/accelerate/vimage-swift.enum
public enum vImage {
  /// The options of a function.
  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags

    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }

    public static let noFlags = Options([])
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    public static let copyInPlace = Options(rawValue: 2)
    public static let backgroundColorFill = Options(rawValue: 4)
    public static let imageExtend = Options(rawValue: 8)
    public static let doNotTile = Options(rawValue: 16)
    public static let highQualityResampling = Options(rawValue: 32)
    public static let truncateKernel = Options(rawValue: 64)
    public static let getTempBufferSize = Options(rawValue: 128)
    public static let printDiagnosticsToConsole = Options(rawValue: 256)
    public static let noAllocate = Options(rawValue: 512)
  }

  /// The errors of vImage.
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case invalidEdgeStyle = -21768
    case invalidOffsetX = -21769
    case invalidOffsetY = -21770
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
    case unknownFlagsBit = -21775
    case internalError = -21776
    case invalidRowBytes = -21777
    case invalidImageFormat = -21778
  }
}

/// Allocates a buffer's memory for a number of pixels. The caller releases it.
///
/// - Returns: A row alignment of 16 bytes with `kvImageNoAllocate`, or an error.
/// - Source: developer.apple.com/documentation/accelerate/vimagebuffer_init
@discardableResult
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard height < 1 << 24, width < 1 << 24 else { return kvImageMemoryAllocationError }
  let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 15) / 16 * 16
  buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
  if flags & vImage_Flags(kvImageNoAllocate) != 0 { return 16 }
  guard let memory = malloc(max(rowBytes * Int(height), 16)) else { return kvImageMemoryAllocationError }
  buf.pointee.data = memory
  return kvImageNoError
}

/// Sets a buffer's pixels to those of an image in a format. The caller releases the memory.
///
/// - Parameters:
///   - format: The format, with one byte for each component: gray, red, green and blue, or these with alpha in any
///     position.
///   - backgroundColor: The color behind transparent pixels if the format has no alpha; `nil` for black.
/// - Source: developer.apple.com/documentation/accelerate/vimagebuffer_initwithcgimage
@discardableResult
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  guard let layout = ByteLayout(format.pointee) else { return kvImageInvalidImageFormat }
  let (width, height) = (image.width, image.height)
  if flags & vImage_Flags(kvImageNoAllocate) == 0 {
    let code = vImageBuffer_Init(
      buf, vImagePixelCount(height), vImagePixelCount(width), format.pointee.bitsPerPixel, flags)
    if code != kvImageNoError { return code }
  } else if buf.pointee.data == nil {
    return kvImageNullPointerArgument
  }
  let space = format.pointee.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
  guard
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: layout.isGray ? CGColorSpaceCreateDeviceRGB() : space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return kvImageInvalidImageFormat }
  if layout.alpha == nil {
    let color = (0..<3).map { backgroundColor?[layout.isGray ? 0 : $0] ?? 0 }
    context.setFillColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  guard let source = context.data?.assumingMemoryBound(to: UInt8.self) else { return kvImageInternalError }
  for y in 0..<height {
    let target = (buf.pointee.data + y * buf.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
    for x in 0..<width {
      layout.write(source + (y * context.bytesPerRow + x * 4), to: target + x * layout.bytesPerPixel)
    }
  }
  return kvImageNoError
}

/// Returns an image of a buffer's pixels.
///
/// - Parameters:
///   - callback: A function that is called with `userData` and the memory when the image no longer needs it, if
///     `kvImageNoAllocate` transfers the memory. Without a callback, the memory is released. The function is called
///     immediately, because the pixels are copied.
///   - error: The error.
/// - Source: developer.apple.com/documentation/accelerate/vimagecreatecgimagefrombuffer
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
  _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
  let (buffer, format) = (buf.pointee, format.pointee)
  guard let memory = buffer.data else {
    error?.pointee = kvImageNullPointerArgument
    return nil
  }
  // The memory is allocated directly, because an object of Foundation would be copied byte by byte.
  let size = buffer.rowBytes * Int(buffer.height)
  guard let copy = malloc(max(size, 1)) else {
    error?.pointee = kvImageMemoryAllocationError
    return nil
  }
  memcpy(copy, memory, size)
  let provider = CGDataProvider(dataInfo: copy, data: copy, size: size, releaseData: { copy, _, _ in free(copy) })
  let space = format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
  let image = provider.flatMap { provider in
    CGImage(
      width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: Int(format.bitsPerComponent),
      bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: buffer.rowBytes, space: space, bitmapInfo: format.bitmapInfo,
      provider: provider, decode: format.decode, shouldInterpolate: true, intent: format.renderingIntent)
  }
  if flags & vImage_Flags(kvImageNoAllocate) != 0 {
    if let callback { callback(userData, memory) } else { free(memory) }
  }
  error?.pointee = image == nil ? kvImageInvalidImageFormat : kvImageNoError
  return image.map { .passRetained($0) }
}

/// Copies the pixels of a buffer into one of the same size.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagecopybuffer
@discardableResult
public func vImageCopyBuffer(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ pixelSize: Int, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
  guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
  for row in 0..<Int(target.height) {
    memmove(to + row * target.rowBytes, from + row * source.rowBytes, Int(target.width) * pixelSize)
  }
  return kvImageNoError
}

/// The positions of the components in a pixel of bytes.
private struct ByteLayout {
  let isGray: Bool
  let bytesPerPixel: Int
  /// The position of alpha; `nil` for formats without alpha.
  let alpha: Int?
  private let colors: [Int]
  private let skipped: Int?
  private let isMultiplied: Bool

  init?(_ format: vImage_CGImageFormat) {
    guard format.bitsPerComponent == 8 else { return nil }
    let info = CGImageAlphaInfo(rawValue: format.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    let isLittle = format.bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
    isMultiplied = info == .premultipliedFirst || info == .premultipliedLast
    bytesPerPixel = Int(format.bitsPerPixel) / 8
    isGray = bytesPerPixel == 1
    switch bytesPerPixel {
    case 1: (colors, alpha, skipped) = ([0], nil, nil)
    case 3: (colors, alpha, skipped) = ([0, 1, 2], nil, nil)
    case 4:
      let isFirst = info == .first || info == .premultipliedFirst || info == .noneSkipFirst
      let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      let placed = isLittle ? places.map { 3 - $0 } : places
      colors = Array(placed.prefix(3))
      let hasAlpha = info == .first || info == .last || isMultiplied
      alpha = hasAlpha ? placed[3] : nil
      skipped = hasAlpha ? nil : placed[3]
    default: return nil
    }
  }

  /// Writes a pixel.
  ///
  /// - Parameter source: The red, green and blue components with premultiplied alpha, and alpha.
  func write(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    if isGray {
      let red: Int = 54 * Int(source[0])
      let green: Int = 183 * Int(source[1])
      let blue: Int = 19 * Int(source[2])
      target[0] = UInt8((red + green + blue + 128) >> 8)
      return
    }
    let opacity = Int(source[3])
    for (index, place) in colors.enumerated() {
      let value = Int(source[index])
      target[place] =
        alpha == nil || isMultiplied || opacity == 0
        ? source[index] : UInt8(min((value * 255 + opacity / 2) / opacity, 255))
    }
    if let alpha { target[alpha] = source[3] }
    if let skipped { target[skipped] = 255 }
  }
}
