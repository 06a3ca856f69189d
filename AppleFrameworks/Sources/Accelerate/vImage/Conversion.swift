// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Conversions between layouts of pixels.

/// Converts four buffers of bytes to one buffer of pixels.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_planar8toargb8888
@discardableResult
public func vImageConvert_Planar8toARGB8888(
  _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
  _ srcB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let alpha = Rows(srcA), let red = Rows(srcR), let green = Rows(srcG), let blue = Rows(srcB),
    let target = Rows(dest)
  else { return kvImageNullPointerArgument }
  let planes = [alpha, red, green, blue]
  guard planes.allSatisfy({ $0.width >= target.width && $0.height >= target.height }) else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<target.height {
    for x in 0..<target.width { for channel in 0..<4 { target.row(y)[x * 4 + channel] = planes[channel].row(y)[x] } }
  }
  return kvImageNoError
}

/// Converts a buffer of pixels to four buffers of bytes.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_argb8888toplanar8
@discardableResult
public func vImageConvert_ARGB8888toPlanar8(
  _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>, _ destR: UnsafePointer<vImage_Buffer>,
  _ destG: UnsafePointer<vImage_Buffer>, _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(srcARGB), let alpha = Rows(destA), let red = Rows(destR), let green = Rows(destG),
    let blue = Rows(destB)
  else { return kvImageNullPointerArgument }
  let planes = [alpha, red, green, blue]
  guard planes.allSatisfy({ $0.width <= source.width && $0.height <= source.height }) else {
    return kvImageRoiLargerThanInputBuffer
  }
  for (channel, plane) in planes.enumerated() {
    for y in 0..<plane.height { for x in 0..<plane.width { plane.row(y)[x] = source.row(y)[x * 4 + channel] } }
  }
  return kvImageNoError
}

/// Converts bytes to floating-point numbers in a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_planar8toplanarf
@discardableResult
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    let to = UnsafeMutableRawPointer(target.row(y)).assumingMemoryBound(to: Float.self)
    for x in 0..<target.width { to[x] = minFloat + Float(source.row(y)[x]) * (maxFloat - minFloat) / 255 }
  }
  return kvImageNoError
}

/// Converts floating-point numbers in a range to bytes, clamped and rounded.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_planarftoplanar8
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    let from = UnsafeRawPointer(source.row(y)).assumingMemoryBound(to: Float.self)
    for x in 0..<target.width {
      let part = (from[x] - minFloat) / (maxFloat - minFloat)
      target.row(y)[x] = UInt8(min(max(part, 0), 1) * 255 + 0.5)
    }
  }
  return kvImageNoError
}

/// Adds alpha to pixels of three bytes, from a buffer or with one value for all.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_rgb888toargb8888
@discardableResult
public func vImageConvert_RGB888toARGB8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
  _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(rgbSrc), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  let alphas = aSrc.flatMap { Rows($0) }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (from, to) = (source.row(y) + x * 3, target.row(y) + x * 4)
      let opacity = alphas?.row(y)[x] ?? alpha
      for (index, place) in [1, 2, 3].enumerated() {
        to[place] = premultiply ? UInt8((Int(from[index]) * Int(opacity) + 127) / 255) : from[index]
      }
      to[0] = opacity
    }
  }
  return kvImageNoError
}

/// Adds alpha to pixels of three bytes, from a buffer or with one value for all.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_rgb888torgba8888
@discardableResult
public func vImageConvert_RGB888toRGBA8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
  _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(rgbSrc), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  let alphas = aSrc.flatMap { Rows($0) }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (from, to) = (source.row(y) + x * 3, target.row(y) + x * 4)
      let opacity = alphas?.row(y)[x] ?? alpha
      for (index, place) in [0, 1, 2].enumerated() {
        to[place] = premultiply ? UInt8((Int(from[index]) * Int(opacity) + 127) / 255) : from[index]
      }
      to[3] = opacity
    }
  }
  return kvImageNoError
}

/// Removes alpha from pixels.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_argb8888torgb888
@discardableResult
public func vImageConvert_ARGB8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (from, to) = (source.row(y) + x * 4, target.row(y) + x * 3)
      for (index, place) in [1, 2, 3].enumerated() { to[index] = from[place] }
    }
  }
  return kvImageNoError
}

/// Removes alpha from pixels.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvert_rgba8888torgb888
@discardableResult
public func vImageConvert_RGBA8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    for x in 0..<target.width {
      let (from, to) = (source.row(y) + x * 4, target.row(y) + x * 3)
      for (index, place) in [0, 1, 2].enumerated() { to[index] = from[place] }
    }
  }
  return kvImageNoError
}
