// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics
import Foundation

/// The error code of an operation; 0 represents success.
public typealias vImage_Error = Int
/// The number of pixels.
public typealias vImagePixelCount = UInt
/// The options of a function.
public typealias vImage_Flags = UInt32
/// A component with one byte.
public typealias Pixel_8 = UInt8
/// A component as a floating-point number.
public typealias Pixel_F = Float
/// A pixel with four bytes.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
/// A pixel with four floating-point numbers.
public typealias Pixel_FFFF = (Float, Float, Float, Float)

// The error codes.
//
// - Source: developer.apple.com/documentation/accelerate/vimage-error-codes

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageInvalidOffset_X: vImage_Error = -21769
public let kvImageInvalidOffset_Y: vImage_Error = -21770
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageUnknownFlagsBit: vImage_Error = -21775
public let kvImageInternalError: vImage_Error = -21776
public let kvImageInvalidRowBytes: vImage_Error = -21777
public let kvImageInvalidImageFormat: vImage_Error = -21778
public let kvImageColorSyncIsAbsent: vImage_Error = -21779
public let kvImageOutOfPlaceOperationRequired: vImage_Error = -21780
public let kvImageInvalidImageObject: vImage_Error = -21781
public let kvImageInvalidCVImageFormat: vImage_Error = -21782
public let kvImageUnsupportedConversion: vImage_Error = -21783

// The flags.
//
// - Source: developer.apple.com/documentation/accelerate/vimage-processing-flags

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

// Rotations by multiples of 90 degrees.

public let kRotate0DegreesClockwise = 0
public let kRotate90DegreesClockwise = 3
public let kRotate180DegreesClockwise = 2
public let kRotate270DegreesClockwise = 1
public let kRotate0DegreesCounterClockwise = 0
public let kRotate90DegreesCounterClockwise = 1
public let kRotate180DegreesCounterClockwise = 2
public let kRotate270DegreesCounterClockwise = 3

/// A buffer of pixels in memory, starting with the top row.
///
/// - Source: developer.apple.com/documentation/accelerate/vimage_buffer
public struct vImage_Buffer {
  /// The memory of the first row. The caller releases it.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The number of bytes from one row to the next.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

/// The format of an image's pixels in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vimage_cgimageformat
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  /// The color space; `nil` for sRGB.
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    self.init(
      bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
      renderingIntent: .defaultIntent)
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
    version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
    (self.bitmapInfo, self.version, self.decode, self.renderingIntent) = (bitmapInfo, version, decode, renderingIntent)
  }

  /// Creates a format in a color space, which is retained; `nil` if numbers are not positive.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
      renderingIntent: renderingIntent)
  }

  /// Creates the format of an image; `nil` for a mask.
  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
      bitmapInfo: cgImage.bitmapInfo, renderingIntent: cgImage.renderingIntent)
  }

  /// The number of components per pixel, including alpha.
  public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}
