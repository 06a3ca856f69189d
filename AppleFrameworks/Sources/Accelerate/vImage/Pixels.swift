// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Functions that change each pixel independently. The source and the destination may be the same.

/// Calls a function with the first byte of each pixel of two buffers.
private func eachPixel(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ from: Int, _ to: Int,
  _ change: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    let (first, second) = (source.row(y), target.row(y))
    for x in 0..<target.width { change(first + x * from, second + x * to) }
  }
  return kvImageNoError
}

private func byte(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }

private func product(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) + 127) / 255) }

/// Returns a color divided by alpha, clamped to 255.
private func quotient(_ color: UInt8, _ alpha: UInt8) -> UInt8 {
  alpha == 0 ? 0 : UInt8(min((Int(color) * 255 + Int(alpha) / 2) / Int(alpha), 255))
}

/// Multiplies each pixel, as a row of four numbers, by a matrix of four rows, and divides it by a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagematrixmultiply_argb8888
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  let weights = (0..<16).map { Int(matrix[$0]) }
  let before = (0..<4).map { Int(pre_bias?[$0] ?? 0) }
  // Half of the divisor is added for rounding.
  let after = (0..<4).map { Int(post_bias?[$0] ?? 0) + Int(divisor) / 2 }
  return weights.withUnsafeBufferPointer { weights in
    eachPixel(src, dest, 4, 4) { from, to in
      let pixel = (
        Int(from[0]) + before[0], Int(from[1]) + before[1], Int(from[2]) + before[2], Int(from[3]) + before[3]
      )
      for channel in 0..<4 {
        let first = pixel.0 * weights[channel] + pixel.1 * weights[4 + channel]
        let second = pixel.2 * weights[8 + channel] + pixel.3 * weights[12 + channel]
        let sum = Double(first + second + after[channel]) / Double(divisor)
        to[channel] = byte(Int(sum.rounded(.down)))
      }
    }
  }
}

/// Reorders the components. Each component is the one that the map specifies.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagepermutechannels_argb8888
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let map = (0..<4).map { Int(permuteMap[$0]) }
  guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return eachPixel(src, dest, 4, 4) { from, to in
    let pixel = (from[map[0]], from[map[1]], from[map[2]], from[map[3]])
    (to[0], to[1], to[2], to[3]) = pixel
  }
}

/// Multiplies the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagepremultiplydata_argb8888
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[0]
    for channel in 0..<4 { to[channel] = channel == 0 ? alpha : product(from[channel], alpha) }
  }
}

/// Divides the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageunpremultiplydata_argb8888
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[0]
    for channel in 0..<4 { to[channel] = channel == 0 ? alpha : quotient(from[channel], alpha) }
  }
}

/// Multiplies the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagepremultiplydata_rgba8888
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[3]
    for channel in 0..<4 { to[channel] = channel == 3 ? alpha : product(from[channel], alpha) }
  }
}

/// Divides the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageunpremultiplydata_rgba8888
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[3]
    for channel in 0..<4 { to[channel] = channel == 3 ? alpha : quotient(from[channel], alpha) }
  }
}

/// Multiplies the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagepremultiplydata_bgra8888
@discardableResult
public func vImagePremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[3]
    for channel in 0..<4 { to[channel] = channel == 3 ? alpha : product(from[channel], alpha) }
  }
}

/// Divides the colors by alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageunpremultiplydata_bgra8888
@discardableResult
public func vImageUnpremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    let alpha = from[3]
    for channel in 0..<4 { to[channel] = channel == 3 ? alpha : quotient(from[channel], alpha) }
  }
}

/// Sets some components to a number. Bit 3 of the mask is the first component, and bit 0 the last one.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageoverwritechannelswithscalar_argb8888
@discardableResult
public func vImageOverwriteChannelsWithScalar_ARGB8888(
  _ scalar: Pixel_8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 4, 4) { from, to in
    for channel in 0..<4 { to[channel] = copyMask >> (3 - channel) & 1 == 1 ? scalar : from[channel] }
  }
}

/// Sets all pixels to a color.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagebufferfill_argb8888
@discardableResult
public func vImageBufferFill_ARGB8888(
  _ dest: UnsafePointer<vImage_Buffer>, _ color: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(dest, dest, 4, 4) { _, to in for channel in 0..<4 { to[channel] = color[channel] } }
}

/// Replaces each component with a table of 256 values. Components without a table do not change.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagetablelookup_argb8888
@discardableResult
public func vImageTableLookUp_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ alphaTable: UnsafePointer<Pixel_8>?,
  _ redTable: UnsafePointer<Pixel_8>?, _ greenTable: UnsafePointer<Pixel_8>?, _ blueTable: UnsafePointer<Pixel_8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let tables = [alphaTable, redTable, greenTable, blueTable]
  return eachPixel(src, dest, 4, 4) { from, to in
    for channel in 0..<4 { to[channel] = tables[channel]?[Int(from[channel])] ?? from[channel] }
  }
}

/// Replaces each byte with a table of 256 values.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagetablelookup_planar8
@discardableResult
public func vImageTableLookUp_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, dest, 1, 1) { from, to in to[0] = table[Int(from[0])] }
}

/// Blends an image over another one, with premultiplied alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagepremultipliedalphablend_argb8888
@discardableResult
public func vImagePremultipliedAlphaBlend_ARGB8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let top = Rows(srcTop), let bottom = Rows(srcBottom), let target = Rows(dest) else {
    return kvImageNullPointerArgument
  }
  guard target.width <= min(top.width, bottom.width), target.height <= min(top.height, bottom.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (front, back, to) = (top.row(y) + x * 4, bottom.row(y) + x * 4, target.row(y) + x * 4)
      let rest = 255 - front[0]
      for channel in 0..<4 { to[channel] = byte(Int(front[channel]) + Int(product(back[channel], rest))) }
    }
  }
  return kvImageNoError
}

/// Blends an image over another one, without premultiplied alpha.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagealphablend_argb8888
@discardableResult
public func vImageAlphaBlend_ARGB8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let top = Rows(srcTop), let bottom = Rows(srcBottom), let target = Rows(dest) else {
    return kvImageNullPointerArgument
  }
  guard target.width <= min(top.width, bottom.width), target.height <= min(top.height, bottom.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (front, back, to) = (top.row(y) + x * 4, bottom.row(y) + x * 4, target.row(y) + x * 4)
      let (front0, below) = (Int(front[0]), Int(product(back[0], 255 - front[0])))
      let alpha = front0 + below
      for channel in 1..<4 {
        let sum = Int(front[channel]) * front0 + Int(back[channel]) * below
        to[channel] = alpha == 0 ? 0 : byte((sum + alpha / 2) / alpha)
      }
      to[0] = byte(alpha)
    }
  }
  return kvImageNoError
}
